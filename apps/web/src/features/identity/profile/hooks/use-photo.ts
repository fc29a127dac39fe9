import { useRef, useState } from "react";
import type { Crop } from "../crop-geometry.ts";
import { openPhoto, type ChosenPhoto } from "../chosen-photo.ts";

export type PhotoChoice = ReturnType<typeof usePhoto>;

/** The choice of a new photo; a refused file leaves the previous choice. */
export function usePhoto(initial: ChosenPhoto | null) {
  /** A photo that was chosen and is not saved yet. */
  const [chosen, setChosen] = useState(initial);
  /** Why the last file was refused, in words. */
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
    choose: (file: File) => void choose(file),
    crop: (crop: Crop) => setChosen((photo) => photo && { ...photo, crop }),
  };
}
