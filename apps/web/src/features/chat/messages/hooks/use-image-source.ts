import { useCallback, type RefCallback } from "react";

/** Shows in an `<img>` what is stored under an address or waits in this browser. */
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
