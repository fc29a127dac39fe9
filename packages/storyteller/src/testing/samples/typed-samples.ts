/** What parents type in one language. */
export interface TypedSamples {
  names: readonly string[];
  roles: readonly string[];
  traits: readonly string[];
  interests: readonly string[];
  objectives: readonly string[];
  /** Words that the language may repeat directly. */
  doubles?: readonly string[];
}
