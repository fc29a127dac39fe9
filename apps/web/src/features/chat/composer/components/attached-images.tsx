import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { CloseIcon } from "#ui/display/icons";
import { useImageSource } from "../../messages/hooks/use-image-source.ts";
import type { AttachedImage } from "../../sync/composer-draft.ts";
import { words } from "../../words.ts";

interface AttachedImagesProps {
  images: readonly AttachedImage[];
  /** Absent where they can only be looked at. */
  onRemove?: (id: string) => void;
}

/** The images attached to the message that is being written. */
export function AttachedImages({ images, onRemove }: AttachedImagesProps) {
  return (
    <Box component="ul" aria-label={words.attachedImages} sx={list}>
      {images.map((image, index) => (
        <Box component="li" key={image.id} sx={item}>
          <Thumbnail image={image} />
          <Typography variant="caption" color="text.secondary" sx={fromSmall}>
            {image.width} × {image.height}
            <br />
            {sizeText(image.blob.size)}
          </Typography>
          {onRemove && (
            <IconButton
              aria-label={words.removeImage(images.length === 1 ? null : index + 1)}
              onClick={() => onRemove(image.id)}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Thumbnail({ image: { blob } }: { image: AttachedImage }) {
  const show = useImageSource(blob);
  return <Box component="img" ref={show} alt="" sx={thumbnail} />;
}

const KB = 1024;

function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} KB`;
  return `${(bytes / (KB * KB)).toFixed(1)} MB`;
}

const list = {
  display: "flex",
  flexWrap: "wrap",
  gap: 0.75,
  maxHeight: "26dvh",
  m: 0,
  mb: 0.5,
  p: 0.5,
  pb: 1,
  overflowY: "auto",
  listStyle: "none",
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;

const item = {
  display: "flex",
  alignItems: "center",
  gap: { xs: 0, sm: 1 },
  p: 0.25,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
};

/** On a phone three images fit side by side without their sizes. */
const fromSmall = { display: { xs: "none", sm: "block" } };

const thumbnail = { width: 56, height: 56, objectFit: "cover", borderRadius: 1 };
