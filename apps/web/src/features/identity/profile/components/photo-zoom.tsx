import Box from "@mui/material/Box";
import { useId } from "react";
import { colourVar } from "#theme/colour-var";
import { MOST_ZOOM } from "../crop-geometry.ts";

interface PhotoZoomProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** The zoom of the crop. */
export function PhotoZoom({ zoom, onZoom }: PhotoZoomProps) {
  const id = useId();
  return (
    <Box sx={row}>
      <Box component="label" htmlFor={id} sx={{ typography: "body2", fontWeight: 600 }}>
        Zoom
      </Box>
      <Box
        component="input"
        id={id}
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
        sx={slider}
      />
    </Box>
  );
}

const row = { display: "flex", alignItems: "center", gap: 1.5, mt: 1 } as const;

const slider = {
  flex: 1,
  minWidth: 0,
  maxWidth: 200,
  height: 44,
  m: 0,
  accentColor: colourVar("primary.main"),
  cursor: "pointer",
} as const;
