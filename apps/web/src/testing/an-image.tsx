const PNG_BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** @returns a file that begins like a PNG, of `bytes` bytes */
export function anImageFile(name: string, bytes = PNG_BEGINNING.length): File {
  const content = new Uint8Array(bytes);
  content.set(PNG_BEGINNING);
  return new File([content], name, { type: "image/png" });
}
