/**
 * What people typed, as JSON between two lines. Nothing in it can close the fence: JSON has no line
 * breaks inside of texts, and the sign that begins a tag is written by its number.
 */
export function taggedJson(tag: string, data: object): string {
  const json = JSON.stringify(data, null, 1).replaceAll("<", "\\u003c");
  return `<${tag}>\n${json}\n</${tag}>`;
}
