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
  /** What `chosen` is for calls that began earlier. */
  const held = useRef(initial);
  const opening = useRef(Promise.resolve());

  function hold(photo: ChosenPhoto | null): void {
    held.current = photo;
    setChosen(photo);
  }

  async function choose(file: File): Promise<void> {
    latest.current = file;
    const opened = await openPhoto(file);
    if (latest.current !== file) {
      if (opened.photo) URL.revokeObjectURL(opened.photo.url);
      return;
    }
    setRefusal(opened.refusal ?? undefined);
    if (opened.photo === null) return;
    if (held.current) URL.revokeObjectURL(held.current.url);
    hold(opened.photo);
  }

  return {
    chosen,
    refusal,
    /** The photo that is chosen once its file is opened, which takes a slow device seconds. */
    async settled(): Promise<ChosenPhoto | null> {
      await opening.current;
      return held.current;
    },
    choose: (file: File) => void (opening.current = choose(file)),
    crop: (crop: Crop) => hold(held.current && { ...held.current, crop }),
  };
}
