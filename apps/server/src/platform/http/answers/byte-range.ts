/** The header `Range` (RFC 9110, section 14), as far as one part is asked for. */
import type { ByteRange } from "#core/ports/files";

/**
 * @returns the part to send; null for the whole file, which also answers a header that is malformed
 *   or asks for several parts; `unsatisfiable` where the file has no such part
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined) return null;
  return first === "" ? lastBytes(last, size) : bytesFrom(Number(first), last, size);
}

function bytesFrom(start: number, last: string, size: number) {
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start < size ? { start, end } : ("unsatisfiable" as const);
}

function lastBytes(count: string, size: number) {
  if (count === "") return null;
  const length = Math.min(Number(count), size);
  return length > 0 ? { start: size - length, end: size - 1 } : ("unsatisfiable" as const);
}
