import { useCallback, type RefCallback } from "react";

/** Shows an image in an `<img>`, from its URL or from a Blob that is not uploaded yet. */
export function useImageSource(source: string | Blob): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (!image) return;
      if (typeof source === "string") {
        image.src = source;
        return;
      }
      const url = URL.createObjectURL(source);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [source],
  );
}
