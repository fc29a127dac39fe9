import { useState } from "react";
import { readImage } from "../attachable-image.ts";
import type { DraftImage } from "../../sync/chat-draft.ts";
import { words } from "../../words.ts";

export interface Attachment {
  image: DraftImage | null;
  /** Why something was not attached, in words. */
  problem: string | null;
  /** Takes the first of some files. */
  attach: (files: readonly File[]) => void;
  remove: () => void;
}

/** The one image that a message may carry, before it is sent. */
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
