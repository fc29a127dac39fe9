import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { CloseIcon } from "#ui/display/icons";
import type { DraftImage } from "../../sync/chat-draft.ts";
import { useImageSource } from "../../messages/hooks/use-image-source.ts";

interface AttachedImageProps {
  image: DraftImage;
  onRemove: () => void;
}

/** The image attached to the message that is being written. */
export function AttachedImage({ image: { blob, width, height }, onRemove }: AttachedImageProps) {
  const show = useImageSource(blob);
  return (
    <Box sx={frame}>
      <Box component="img" ref={show} alt="Attached image" sx={thumbnail} />
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
        {width} × {height}, {sizeText(blob.size)}
      </Typography>
      <IconButton aria-label="Remove image" onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

const KB = 1024;

function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} KB`;
  return `${(bytes / (KB * KB)).toFixed(1)} MB`;
}

const frame = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  p: 0.5,
  mb: 0.5,
  borderBottom: "1px solid",
  borderColor: "divider",
};

const thumbnail = { width: 72, height: 56, objectFit: "cover", borderRadius: 1 };
