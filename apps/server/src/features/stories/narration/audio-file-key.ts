/** Where the file store keeps a spoken text; its id is the hash of what is said and how. */
export function audioFileKey(spokenId: string): string {
  return `voices/${spokenId.slice(0, 2)}/${spokenId}.mp3`;
}
