import Box from "@mui/material/Box";

interface DuskPictureProps {
  /** URL of an .svg file. */
  src: string;
  /** Width and height of the file's viewBox. */
  width: number;
  height: number;
}

/** A landscape that covers its positioned parent, aligned to the bottom; decorative. */
export function DuskPicture({ src, width, height }: DuskPictureProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ position: "absolute", inset: 0, width: 1, height: 1 }}
    >
      <image href={src} width={width} height={height} />
    </Box>
  );
}
