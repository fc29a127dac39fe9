import { PHOTO_SIZE_PX } from "@codetale/contract/identity";
import Box from "@mui/material/Box";
import type { KeyboardEvent } from "react";
import { shifted, sideOf, zoomed, type Crop } from "../crop-geometry.ts";
import { usePinch } from "../hooks/use-pinch.ts";
import type { ChosenPhoto } from "../chosen-photo.ts";

interface PhotoCropProps {
  photo: ChosenPhoto;
  onCrop: (crop: Crop) => void;
  /** Id of the instructions for moving the photo. */
  describedBy: string;
}

/** How far an arrow key moves the photo, in screen pixels. */
const STEP_PX = 6;
const ZOOM_STEP = 0.25;

/** A preview of the cropped photo, which can be moved and zoomed by pointer, touch or keyboard. */
export function PhotoCrop({ photo, onCrop, describedBy }: PhotoCropProps) {
  const { url, size, crop } = photo;
  /** Photo pixels per screen pixel. */
  const perPixel = sideOf(crop, size) / PHOTO_SIZE_PX;

  const shift = (right: number, down: number, from = crop) =>
    shifted(from, size, { x: -right * perPixel, y: -down * perPixel });
  const pinch = usePinch(({ right, down, stretch }) =>
    onCrop(shift(right, down, zoomed(crop, size, crop.zoom * stretch))),
  );

  function onKeyDown(event: KeyboardEvent): void {
    const [right, down, zoom] = steps[event.key] ?? [0, 0, 0];
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onCrop(shift(right, down, zoomed(crop, size, crop.zoom + zoom)));
  }

  return (
    <Box
      role="application"
      aria-label="Crop of the photo"
      aria-describedby={describedBy}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pinch}
      sx={frame}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          position: "absolute",
          maxWidth: "none",
          width: size.width / perPixel,
          height: size.height / perPixel,
          left: PHOTO_SIZE_PX / 2 - crop.x / perPixel,
          top: PHOTO_SIZE_PX / 2 - crop.y / perPixel,
        }}
      />
    </Box>
  );
}

/** By key: movement to the right and down in steps, and zoom. */
const steps: Record<string, readonly [right: number, down: number, zoom: number]> = {
  ArrowLeft: [-STEP_PX, 0, 0],
  ArrowRight: [STEP_PX, 0, 0],
  ArrowUp: [0, -STEP_PX, 0],
  ArrowDown: [0, STEP_PX, 0],
  "+": [0, 0, ZOOM_STEP],
  "=": [0, 0, ZOOM_STEP],
  "-": [0, 0, -ZOOM_STEP],
};

const frame = {
  position: "relative",
  flexShrink: 0,
  width: PHOTO_SIZE_PX,
  height: PHOTO_SIZE_PX,
  overflow: "hidden",
  borderRadius: "50%",
  bgcolor: "tone.quiet.wash",
  cursor: "grab",
  // Touch gestures move the photo instead of scrolling the page.
  touchAction: "none",
  userSelect: "none",
  "&:active": { cursor: "grabbing" },
} as const;
