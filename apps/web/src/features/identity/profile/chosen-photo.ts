/** Checks whether a chosen file can be a profile photo; the server checks its contents again. */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import { centredCrop, type Crop, type Size } from "./crop-geometry.ts";

/** As text: `8 MB`. */
export const LARGEST_PHOTO = `${LARGEST_IMAGE_BYTES / (1024 * 1024)} MB`;

export const PHOTO_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** First bytes of each type: a file's `type` is only derived from its name. */
const beginnings: Record<(typeof PHOTO_TYPES)[number], RegExp> = {
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/webp": /^RIFF[^]{4}WEBP/,
  "image/gif": /^GIF8[79]a/,
};

const LONGEST_BEGINNING = 12;

export interface ChosenPhoto {
  file: File;
  /** Object URL of the file, valid in this document. */
  url: string;
  size: Size;
  /** The part of the photo that is kept. */
  crop: Crop;
}

type OpenedPhoto =
  | { photo: ChosenPhoto; refusal: null }
  /** Why the file is refused, in words. */
  | { photo: null; refusal: string };

/** Opens a file, cropped to its centre, or refuses what is not an image or too large. */
export async function openPhoto(file: File): Promise<OpenedPhoto> {
  const size = (await beginsAsImage(file)) ? await drawnSizeOf(file) : null;
  if (size === null) return { photo: null, refusal: failures["file/not-an-image"].message };
  if (file.size > LARGEST_IMAGE_BYTES)
    return { photo: null, refusal: failures["file/too-large"].message };
  const url = URL.createObjectURL(file);
  return { photo: { file, url, size, crop: centredCrop(size) }, refusal: null };
}

async function beginsAsImage(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return Object.values(beginnings).some((known) => known.test(beginning));
}

/** Null when the browser cannot decode it. */
async function drawnSizeOf(file: File): Promise<Size | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
