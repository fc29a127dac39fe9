import { useState } from "react";
import type { ComposerDraft } from "../../sync/composer-draft.ts";
import type { DraftImage } from "../../sync/chat-draft.ts";
import { words } from "../../words.ts";
import { readImage } from "../attachable-image.ts";

export type Attaching = ReturnType<typeof useAttaching>;

/** How many images may be attached at once; each becomes a message. */
const MOST_IMAGES = 10;

/** Attaches files to what is being written, and says why one was not. */
export function useAttaching(draft: ComposerDraft) {
  /** Why a file was not attached, in words. */
  const [problem, setProblem] = useState<string | null>(null);

  const attachAll = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const read = await Promise.all(files.map(readImage));
    const free = Math.max(0, MOST_IMAGES - draft.state.get().images.length);
    const images = read.filter((one): one is DraftImage => typeof one !== "string");
    const refusal = read.find((one) => typeof one === "string") ?? null;
    if (images.length > 0) await draft.attach(images.slice(0, free));
    setProblem(images.length > free ? words.tooManyImages(MOST_IMAGES) : refusal);
  };

  return {
    problem,
    attach: (files: readonly File[]) => void attachAll(files),
    forgetProblem: () => setProblem(null),
  };
}
