import { useState } from "react";
import { useImageSource } from "../hooks/use-image-source.ts";
import type { EntryImage } from "../message-entry.ts";
import { words } from "../../words.ts";

interface MessageImageProps {
  image: EntryImage;
  /** Accessible name of the button: the sender and the time of the image. */
  label: string;
  onOpen: () => void;
}

/** Largest width and height of a thumbnail, in pixels. */
const WIDEST = 300;
const HIGHEST = 320;

/** A thumbnail that reserves its space before it is loaded, and opens the image large. */
export function MessageImage({ image, label, onOpen }: MessageImageProps) {
  const { source, width, height } = image;
  const [isBroken, setIsBroken] = useState(false);
  const show = useImageSource(source);
  const shown = thumbnailSize(width, height);

  if (isBroken) return <p className="broken-image">{words.imageBroken}</p>;
  return (
    <button type="button" className="image" aria-label={label} onClick={onOpen}>
      <img
        ref={show}
        alt=""
        width={shown.width}
        height={shown.height}
        style={{ aspectRatio: `${shown.width} / ${shown.height}` }}
        onError={() => setIsBroken(true)}
      />
    </button>
  );
}

function thumbnailSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(WIDEST / width, HIGHEST / height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
