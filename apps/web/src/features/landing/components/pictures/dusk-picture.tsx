import Box from "@mui/material/Box";

interface DuskPictureProps {
  /** Address of an .svg file. */
  src: string;
  /** Of the file's viewBox. */
  width: number;
  height: number;
}

/** A landscape behind a section's text: it covers the section, and its ground stays at the bottom. */
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
