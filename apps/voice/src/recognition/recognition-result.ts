export interface RecognitionResult {
  /** The transcript. */
  text: string;
  /** Index of the choice that was meant. */
  choice: number | null;
}
