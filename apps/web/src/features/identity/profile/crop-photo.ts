import { sideOf } from "./crop-geometry.ts";
import type { ChosenPhoto } from "./chosen-photo.ts";

/** Larger than any screen shows it, and far smaller than a camera's photo. */
const LONGEST_SIDE_PX = 600;

/** The cropped photo as a small image; the original file where the browser cannot crop. */
export async function cropPhoto({ file, size, crop }: ChosenPhoto): Promise<Blob> {
  if (typeof OffscreenCanvas === "undefined") return file;
  const side = sideOf(crop, size);
  const cutSide = Math.round(Math.min(side, LONGEST_SIDE_PX));
  const canvas = new OffscreenCanvas(cutSide, cutSide);
  const pen = canvas.getContext("2d");
  if (!pen) return file;

  const bitmap = await createImageBitmap(file);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, cutSide, cutSide);
  bitmap.close();
  // A browser that cannot encode WebP encodes PNG instead.
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}
