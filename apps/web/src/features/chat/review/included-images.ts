import type { Message } from "@codetale/contract/chat";

/** Larger files are hard to open and to send; what is beyond is linked to. */
const MOST_BYTES = 25 * 1024 * 1024;

/**
 * The images of messages as data URLs, by address. Those that cannot be read, and those beyond 25 MB
 * in all, are left out.
 */
export async function includedImages(
  messages: readonly Message[],
): Promise<ReadonlyMap<string, string>> {
  const included = new Map<string, string>();
  let leftBytes = MOST_BYTES;
  for (const { img } of messages) {
    if (img === null || included.has(img)) continue;
    const image = await read(img);
    if (!image || image.size > leftBytes) continue;
    leftBytes -= image.size;
    included.set(img, await dataUrl(image));
  }
  return included;
}

async function read(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    // Without a network the image is linked to.
    return null;
  }
}

function dataUrl(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsDataURL(image);
  });
}
