/**
 * The encoding of a prepared answer that a client accepts, the smaller one first; null where it
 * accepts neither.
 *
 * @param header `Accept-Encoding`; RFC 9110, 12.5.3: what has `q=0` is not acceptable
 */
export function acceptedEncoding(header: string | string[] | undefined): "br" | "gzip" | null {
  const accepted = String(header ?? "")
    .split(",")
    .map((part) => part.toLowerCase().split(";"))
    .filter(([, quality = ""]) => !/^\s*q=0(\.0*)?\s*$/.test(quality))
    .map(([encoding = ""]) => encoding.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}
