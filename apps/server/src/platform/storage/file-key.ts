/** Plain names joined by slashes, with at most one extension, so that no key leaves its store. */
const KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/;

export function isFileKey(text: string): boolean {
  return KEY.test(text);
}

/** @throws RangeError */
export function requireFileKey(key: string): string {
  if (isFileKey(key)) return key;
  throw new RangeError(`"${key}" is not a key of the file store`);
}
