/**
 * Decodes uploads and encodes them again, so that stored images carry no metadata or foreign bytes.
 */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { SECOND_MS } from "@codetale/domain/time";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { AppError } from "#core/errors/app-error";
import type { CleanImage, Images } from "#core/ports/files";
import { noMetrics } from "#core/ports/metrics";
import { BoundedQueue } from "#platform/bounded-queue";
import { createInFlightSlots } from "#platform/in-flight-slots";
import { watchQueue } from "#platform/metrics/watch-queue";

/** Formats, recognised by their first bytes; of animated ones the first frame is used. */
const accepted: ReadonlySet<string> = new Set(["png", "apng", "jpg", "webp", "gif"]);

/** As many as the largest phone cameras take; decoded, such an image needs about 200 MB. */
const MOST_PIXELS = 50_000_000;
const LONGEST_WORK_S = 10;
const TYPICAL_WORK_MS = 200;

/** At up to 8 MB each; a page uploads one image of a conversation after the other. */
const UPLOADS = { most: 24, mostOfOne: 4, retryAfterMs: 2 * SECOND_MS };

/**
 * @param limits.atOnce how many images are decoded in parallel
 * @param limits.waiting how many more may wait
 */
export function createImages({ atOnce = 2, waiting = 50, metrics = noMetrics } = {}): Images {
  const queue = new BoundedQueue({ atOnce, waiting, typicalJobMs: TYPICAL_WORK_MS });
  watchQueue(metrics, "images", () => queue.load());
  const uploads = createInFlightSlots(UPLOADS);
  return {
    async receive(uid, work) {
      const giveBack = uploads.take(uid);
      try {
        return await work();
      } finally {
        giveBack();
      }
    },

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
