import { PHOTO_SIZE_PX } from "@codetale/contract/identity";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ChangeEvent } from "react";
import { IMAGE_TYPES } from "#lib/image-type";
import { colourVar } from "#theme/colour-var";
import { Avatar } from "#ui/display/avatar";
import { ImageIcon } from "#ui/display/icons";
import { MOST_ZOOM, zoomed, type Crop } from "../crop-geometry.ts";
import { LARGEST_PHOTO, type ChosenPhoto } from "../chosen-photo.ts";
import { words } from "../../words.ts";
import { PhotoCrop } from "./photo-crop.tsx";

interface PhotoFieldProps {
  /** Of the file input. */
  name: string;
  onInput: () => void;
  personName: string;
  /** A new photo that is not saved yet. */
  chosen: ChosenPhoto | null;
  /** Address of the saved photo; null without one. */
  present: string | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  onCrop: (crop: Crop) => void;
}

/** The profile photo as others will see it, with controls to choose and crop another one. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, onInput, personName, chosen, present, error, onChoose, onCrop } = props;
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const zoomId = `${id}-zoom`;

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    const [file] = input.files ?? [];
    // Reset, so that choosing the same file again fires a change event.
    input.value = "";
    if (file) onChoose(file);
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2 }}>
      {chosen ? (
        <PhotoCrop photo={chosen} onCrop={onCrop} describedBy={helpId} />
      ) : (
        <Avatar name={personName} src={present} size={PHOTO_SIZE_PX} />
      )}
      <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={button}>
          <ImageIcon />
          <span>{chosen === null && present === null ? "Upload photo" : "Change photo"}</span>
          <Box
            component="input"
            id={id}
            name={name}
            type="file"
            accept={IMAGE_TYPES.join(",")}
            aria-label="Profile photo"
            aria-describedby={error === undefined ? helpId : `${errorId} ${helpId}`}
            aria-invalid={error !== undefined || undefined}
            onInput={onInput}
            onChange={choose}
            sx={overTheLabel}
          />
        </Box>
        {error !== undefined && (
          <Typography id={errorId} variant="body2" color="tone.crimson.text" sx={{ mt: 1 }}>
            <span role="alert">{error}</span>
          </Typography>
        )}
        {chosen && (
          <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, mt: 1 }}>
            <Box component="label" htmlFor={zoomId} sx={{ typography: "body2", fontWeight: 600 }}>
              Zoom
            </Box>
            <Box
              component="input"
              id={zoomId}
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={0.05}
              value={chosen.crop.zoom}
              aria-valuetext={`${Math.round(chosen.crop.zoom * 100)} %`}
              onChange={({ currentTarget: { valueAsNumber: zoom } }) =>
                onCrop(zoomed(chosen.crop, chosen.size, zoom))
              }
              sx={slider}
            />
          </Box>
        )}
        <Typography id={helpId} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {chosen ? words.cropHint : words.photoHint(LARGEST_PHOTO)}
        </Typography>
      </Box>
    </Box>
  );
}

const button = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 1,
  minHeight: 44,
  px: 2,
  typography: "button",
  color: "text.primary",
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "control.line",
  borderRadius: 1,
  cursor: "pointer",
  "&:hover": { borderColor: "text.primary" },
  "&:has(:focus-visible)": {
    outline: "3px solid",
    outlineColor: "primary.main",
    outlineOffset: "2px",
  },
  "&:has([aria-invalid])": { borderColor: "error.main", borderWidth: 2 },
} as const;

const slider = {
  flex: 1,
  minWidth: 0,
  maxWidth: 200,
  height: 44,
  m: 0,
  accentColor: colourVar("primary.main"),
  cursor: "pointer",
} as const;

const overTheLabel = {
  position: "absolute",
  inset: 0,
  width: "100%",
  opacity: 0,
  cursor: "pointer",
} as const;
