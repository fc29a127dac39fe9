/** @returns a pattern for `name` where it stands alone, not as a part of a longer word */
export function namePattern(name: string): string {
  const literally = name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{N}\p{M}]/u.test(name) ? String.raw`(?<![\p{L}\p{N}\p{M}])` : "";
  const after = /[\p{L}\p{N}\p{M}]$/u.test(name) ? String.raw`(?![\p{L}\p{N}\p{M}])` : "";
  return `${before}${literally}${after}`;
}
