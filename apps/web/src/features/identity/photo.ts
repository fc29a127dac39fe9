/** Whether a chosen file can be a profile photo; the server looks at its bytes again. */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";

export const PHOTO_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** How a file of each type begins; a file's own `type` is guessed from its name. */
const beginnings: Record<(typeof PHOTO_TYPES)[number], RegExp> = {
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/webp": /^RIFF[^]{4}WEBP/,
  "image/gif": /^GIF8[79]a/,
};

const LONGEST_BEGINNING = 12;

export interface ChosenPhoto {
  file: File;
  /** Shows the file in this document, before anything is sent. */
  url: string;
}

export function openPhoto(file: File): ChosenPhoto {
  return { file, url: URL.createObjectURL(file) };
}

/** Resolves with why the file is refused, in words; null when it is an image. */
export async function refusePhoto(file: File): Promise<string | null> {
  const isImage = (await beginsAsImage(file)) && (await isDrawable(file));
  if (!isImage) return failures["file/not-an-image"].message;
  return file.size > LARGEST_IMAGE_BYTES ? failures["file/too-large"].message : null;
}

async function beginsAsImage(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return Object.values(beginnings).some((known) => known.test(beginning));
}

function isDrawable(file: File): Promise<boolean> {
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}
