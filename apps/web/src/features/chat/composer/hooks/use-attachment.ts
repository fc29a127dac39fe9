import { useState } from "react";
import { readImage } from "../attachable-image.ts";
import type { DraftImage } from "../../sync/chat-draft.ts";
import { words } from "../../words.ts";

export type Attachment = ReturnType<typeof useAttachment>;

/** The image attached to the message that is being written; a message carries at most one. */
export function useAttachment() {
  const [image, setImage] = useState<DraftImage | null>(null);
  /** Why a file was not attached, in words. */
  const [problem, setProblem] = useState<string | null>(null);

  /** Attaches the first of the files. */
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

  return { image, problem, attach: (files: readonly File[]) => void attach(files), remove };
}
