import { useState } from "react";
import { readImage } from "../attachable-image.ts";
import type { DraftImage } from "../../sync/chat-draft.ts";
import { words } from "../../words.ts";

export interface Attachment {
  image: DraftImage | null;
  /** Why a file was not attached, in words. */
  problem: string | null;
  /** Attaches the first of the files. */
  attach: (files: readonly File[]) => void;
  remove: () => void;
}

/** The image attached to the message that is being written; a message carries at most one. */
export function useAttachment(): Attachment {
  const [image, setImage] = useState<DraftImage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const attach = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    const read = await readImage(file);
    if (typeof read === "string") {
      setProblem(read);
      return;
    }
    setImage(read);
    setProblem(others.length > 0 ? words.oneImage : null);
  };

  const remove = () => {
    setImage(null);
    setProblem(null);
  };

  return { image, problem, attach: (files) => void attach(files), remove };
}
