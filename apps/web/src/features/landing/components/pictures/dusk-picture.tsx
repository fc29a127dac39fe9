import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

interface DuskPictureProps {
  /** Where in its positioned parent it is, if it does not cover all of it. */
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
  /** URL of an .svg file. */
  src: string;
  /** Width and height of the file's viewBox. */
  width: number;
  height: number;
}

/** A landscape that covers its positioned parent, aligned to the bottom; decorative. */
export function DuskPicture({ src, width, height, sx = {} }: DuskPictureProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={[cover, sx]}
    >
      <image href={src} width={width} height={height} />
    </Box>
  );
}

const cover = { position: "absolute", inset: 0, width: 1, height: 1 } as const;
