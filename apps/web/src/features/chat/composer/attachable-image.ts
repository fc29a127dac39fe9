/** Which files may be attached. The server checks their contents again. */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import type { DraftImage } from "../sync/chat-draft.ts";

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** @returns the image with its size, or the reason why it cannot be attached, in words */
export async function readImage(file: File): Promise<DraftImage | string> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return failures["file/not-an-image"].message;
  if (file.size > LARGEST_IMAGE_BYTES) return failures["file/too-large"].message;
  try {
    // A copy: the file may change or become unreadable before it is sent.
    const blob = new Blob([await file.arrayBuffer()], { type: file.type });
    const { width, height } = await createImageBitmap(blob);
    return { blob, width, height };
  } catch {
    // Named and typed like an image, but the browser cannot decode it.
    return failures["file/not-an-image"].message;
  }
}
