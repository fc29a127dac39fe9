import { useState } from "react";
import { openPhoto, refusePhoto, type ChosenPhoto } from "../photo.ts";

export interface PhotoChoice {
  /** A photo that was chosen and is not saved yet. */
  chosen: ChosenPhoto | null;
  /** Why the last choice was refused, in words. */
  refusal: string | undefined;
  choose: (file: File) => void;
}

/** The photo that is being chosen; a refused one leaves the one before it. */
export function usePhoto(initial: ChosenPhoto | null): PhotoChoice {
  const [chosen, setChosen] = useState(initial);
  const [refusal, setRefusal] = useState<string>();

  async function choose(file: File): Promise<void> {
    const words = await refusePhoto(file);
    setRefusal(words ?? undefined);
    if (words !== null) return;
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(openPhoto(file));
  }

  return { chosen, refusal, choose: (file) => void choose(file) };
}
