/** What each way of proving is told by the dialog. */
export interface ProofProps {
  /** The account's address. */
  email: string;
  onProven: () => void;
  onCancel: () => void;
}
