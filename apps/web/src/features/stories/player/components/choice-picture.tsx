import type { CardPicture as CardPictureId } from "@codetale/domain/stories/pictures/cards";
import Box from "@mui/material/Box";
import { Suspense } from "react";
import { CardPicture } from "../../drawing/lazy-card-picture.ts";

/** The picture of a choice, large enough to be known without reading; decorative. */
export function ChoicePicture({ picture }: { picture: CardPictureId }) {
  return (
    <Box component="span" aria-hidden data-picture={picture} sx={frame}>
      <Suspense>
        <CardPicture picture={picture} />
      </Suspense>
    </Box>
  );
}

const frame = {
  flexShrink: 0,
  display: "block",
  width: { xs: 72, sm: 96 },
  height: { xs: 72, sm: 96 },
  "@media (max-height: 700px)": { width: 60, height: 60 },
  p: 0.75,
  borderRadius: 3,
  bgcolor: "stage.moon",
  "& > svg": { display: "block", width: 1, height: 1 },
} as const;
