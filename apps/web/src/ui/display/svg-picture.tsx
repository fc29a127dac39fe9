/** Drawings from our own .svg files, inserted as markup so that the theme can colour them. */
import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { SVGProps } from "react";
import { schemeColours } from "#theme/svg-colours";

interface SvgPictureProps {
  /** Content of the file: `import picture from "./picture.svg?raw"`. */
  file: string;
  /** Text alternative; without it, the picture is hidden from screen readers. */
  label?: string;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** A whole picture, in the colours of the current colour scheme. */
export function SvgPicture({ file, label, sx = {} }: SvgPictureProps) {
  const { viewBox, markup } = readSvg(file);
  const role = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <Box
      component="svg"
      viewBox={viewBox}
      {...role}
      sx={[schemeColours, sx]}
      dangerouslySetInnerHTML={markup}
    />
  );
}

type SvgPartProps = Pick<SvgPictureProps, "file"> &
  Pick<SVGProps<SVGGElement>, "transform" | "style">;

/** A file's drawing as part of a larger one, which defines the colours of its classes. */
export function SvgPart({ file, transform, style }: SvgPartProps) {
  return <g transform={transform} style={style} dangerouslySetInnerHTML={readSvg(file).markup} />;
}

interface SvgContent {
  viewBox: string;
  /** Must be the same object for the same file: React inserts the markup again for another one. */
  markup: { __html: string };
}

const contents = new Map<string, SvgContent>();

function readSvg(file: string): SvgContent {
  const known = contents.get(file);
  if (known) return known;
  const [, viewBox = "", inner = ""] =
    /<svg[^>]*\sviewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(file) ?? [];
  const content = { viewBox, markup: { __html: inner.replaceAll(/>\s+</g, "><").trim() } };
  contents.set(file, content);
  return content;
}
