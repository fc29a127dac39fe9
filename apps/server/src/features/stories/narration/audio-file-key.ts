/**
 * Of a file store.
 *
 * @param spokenId as `spokenIdOf` makes it
 */
export function audioFileKey(spokenId: string): string {
  return `voices/${spokenId.slice(0, 2)}/${spokenId}.mp3`;
}
