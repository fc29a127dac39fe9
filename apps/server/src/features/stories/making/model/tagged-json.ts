/**
 * Encloses user input as JSON between two tags. The input cannot close the tag: JSON escapes line
 * breaks in texts, and `<` is escaped here.
 */
export function taggedJson(tag: string, data: object): string {
  const json = JSON.stringify(data, null, 1).replaceAll("<", "\\u003c");
  return `<${tag}>\n${json}\n</${tag}>`;
}
