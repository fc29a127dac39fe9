/** Which files may be attached. The server looks at their bytes and decides again. */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import type { DraftImage } from "../sync/chat-draft.ts";

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** @returns the image with its size, or why it cannot be attached, in words */
export async function readImage(file: File): Promise<DraftImage | string> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return failures["file/not-an-image"].message;
  if (file.size > LARGEST_IMAGE_BYTES) return failures["file/too-large"].message;
  try {
    // A copy: the file may change, or be out of another tab's reach, before it is sent.
    const blob = new Blob([await file.arrayBuffer()], { type: file.type });
    const { width, height } = await createImageBitmap(blob);
    return { blob, width, height };
  } catch {
    // Named and typed like an image, and yet no browser can draw it.
    return failures["file/not-an-image"].message;
  }
}
