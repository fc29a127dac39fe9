/** The types of images that may be uploaded, told by how a file begins: its `type` is only derived from its name. */

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

/** First bytes of each type. */
const beginnings: Record<ImageType, RegExp> = {
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/webp": /^RIFF[^]{4}WEBP/,
  "image/gif": /^GIF8[79]a/,
};

const LONGEST_BEGINNING = 12;

/** @returns null for what is none of them, whatever it is called; rejects where the file cannot be read */
export async function imageTypeOf(file: Blob): Promise<ImageType | null> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return IMAGE_TYPES.find((type) => beginnings[type].test(beginning)) ?? null;
}
