/** Checks whether a chosen file can be a profile photo; the server checks its contents again. */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import { imageTypeOf } from "#lib/image-type";
import { centredCrop, type Crop, type Size } from "./crop-geometry.ts";

/** As text: `8 MB`. */
export const LARGEST_PHOTO = `${LARGEST_IMAGE_BYTES / (1024 * 1024)} MB`;

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
  const size = (await imageTypeOf(file)) === null ? null : await drawnSizeOf(file);
  if (size === null) return { photo: null, refusal: failures["file/not-an-image"].message };
  if (file.size > LARGEST_IMAGE_BYTES)
    return { photo: null, refusal: failures["file/too-large"].message };
  const url = URL.createObjectURL(file);
  return { photo: { file, url, size, crop: centredCrop(size) }, refusal: null };
}

/** Null when the browser cannot decode it. */
async function drawnSizeOf(file: File): Promise<Size | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
