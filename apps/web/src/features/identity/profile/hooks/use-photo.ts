import { useRef, useState } from "react";
import type { Crop } from "../crop-geometry.ts";
import { openPhoto, type ChosenPhoto } from "../chosen-photo.ts";

export interface PhotoChoice {
  /** A photo that was chosen and is not saved yet. */
  chosen: ChosenPhoto | null;
  /** Why the last file was refused, in words. */
  refusal: string | undefined;
  choose: (file: File) => void;
  /** Changes the crop of the chosen photo. */
  crop: (crop: Crop) => void;
}

/** The choice of a new photo; a refused file leaves the previous choice. */
export function usePhoto(initial: ChosenPhoto | null): PhotoChoice {
  const [chosen, setChosen] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  /** Of two files chosen in a row the later one counts, even if it is opened first. */
  const latest = useRef<File>(null);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    const opened = await openPhoto(file);
    if (latest.current !== file) {
      if (opened.photo) URL.revokeObjectURL(opened.photo.url);
      return;
    }
    setRefusal(opened.refusal ?? undefined);
    if (opened.photo === null) return;
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(opened.photo);
  }

  return {
    chosen,
    refusal,
    choose: (file) => void choose(file),
    crop: (crop) => setChosen((photo) => photo && { ...photo, crop }),
  };
}
