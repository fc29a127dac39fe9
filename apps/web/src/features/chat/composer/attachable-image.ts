/** Which files may be attached. The server checks their contents again. */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import { imageTypeOf } from "#lib/image-type";
import type { DraftImage } from "../sync/chat-draft.ts";

/** @returns the image with its size, or the reason why it cannot be attached, in words */
export async function readImage(file: File): Promise<DraftImage | string> {
  try {
    const type = await imageTypeOf(file);
    if (type === null) return failures["file/not-an-image"].message;
    if (file.size > LARGEST_IMAGE_BYTES) return failures["file/too-large"].message;
    // A copy: the file may change or become unreadable before it is sent.
    const blob = new Blob([await file.arrayBuffer()], { type });
    const { width, height } = await createImageBitmap(blob);
    return { blob, width, height };
  } catch {
    // It begins like an image, but the browser cannot decode it, or not read it.
    return failures["file/not-an-image"].message;
  }
}
