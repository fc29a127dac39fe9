/** A pattern of LIKE for texts in which `word` occurs; its wildcards are escaped. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
