/**
 * Decodes uploads and encodes them again, so that stored images carry no metadata or foreign bytes.
 */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { AppError } from "#core/errors/app-error";
import type { CleanImage, Images } from "#core/ports/files";
import { noMetrics } from "#core/ports/metrics";
import { BoundedQueue } from "#platform/bounded-queue";
import { watchQueue } from "#platform/metrics/watch-queue";

/** Formats, recognised by their first bytes; of animated ones the first frame is used. */
const accepted: ReadonlySet<string> = new Set(["png", "apng", "jpg", "webp", "gif"]);

/** As many as the largest phone cameras take; decoded, such an image needs about 200 MB. */
const MOST_PIXELS = 50_000_000;
const LONGEST_WORK_S = 10;
const TYPICAL_WORK_MS = 200;

/**
 * @param limits.atOnce how many images are decoded in parallel
 * @param limits.waiting how many more may wait
 */
export function createImages({ atOnce = 2, waiting = 50, metrics = noMetrics } = {}): Images {
  const queue = new BoundedQueue({ atOnce, waiting, typicalJobMs: TYPICAL_WORK_MS });
  watchQueue(metrics, "images", () => queue.load());
  return {
    async clean(upload, options) {
      if (upload.length > LARGEST_IMAGE_BYTES) throw new AppError("file/too-large");
      const type = await fileTypeFromBuffer(upload);
      if (!type || !accepted.has(type.ext)) throw new AppError("file/not-an-image");
      return queue.run(() => encode(upload, options));
    },
  };
}

async function encode(
  upload: Buffer,
  { longestEdge, square = false }: Parameters<Images["clean"]>[1],
): Promise<CleanImage> {
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .timeout({ seconds: LONGEST_WORK_S })
      .autoOrient()
      .resize({
        width: longestEdge,
        height: longestEdge,
        fit: square ? "cover" : "inside",
        withoutEnlargement: !square,
      })
      .webp({ quality: 85, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    // The library's errors differ only in their messages.
    const isTooManyPixels = error instanceof Error && error.message.includes("exceeds pixel limit");
    if (!isTooManyPixels) throw new AppError("file/not-an-image");
    const message = "This image is too large. The limit is 50 megapixels.";
    throw new AppError("file/too-large", { message });
  }
}
