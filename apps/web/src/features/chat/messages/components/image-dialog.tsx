import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Dialog } from "#ui/feedback/dialog";
import type { EntryImage } from "../message-entry.ts";
import { useImageSource } from "../hooks/use-image-source.ts";

interface ImageDialogProps {
  title: string;
  image: EntryImage;
  onClose: () => void;
}

/** An image as large as the window allows. */
export function ImageDialog({ title, image, onClose }: ImageDialogProps) {
  const { source, width, height } = image;
  const show = useImageSource(source);
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          {typeof source === "string" && (
            <Button variant="outlined" href={source} target="_blank" rel="noopener">
              Open in a new tab
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Box component="img" ref={show} alt={title} width={width} height={height} sx={fitted} />
    </Dialog>
  );
}

const fitted = {
  display: "block",
  mx: "auto",
  maxWidth: "100%",
  width: "auto",
  height: "auto",
  maxHeight: "calc(100dvh - 280px)",
  objectFit: "contain",
};
