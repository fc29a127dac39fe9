import type { CardPicture } from "@codetale/domain/stories/pictures/cards";
import Box from "@mui/material/Box";

/** The picture of a choice, large enough to be known without reading; decorative. */
export function ChoicePicture({ picture }: { picture: CardPicture }) {
  return <Box component="span" aria-hidden data-picture={picture} sx={frame} />;
}

const frame = {
  flexShrink: 0,
  width: { xs: 72, sm: 96 },
  height: { xs: 72, sm: 96 },
  borderRadius: 3,
  bgcolor: "stage.moon",
} as const;
