/** Drawings from .svg files of our own, inserted as markup, so that the theme can colour them. */
import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { SVGProps } from "react";
import { schemeColours } from "#theme/svg-colours";

interface SvgPictureProps {
  /** The text of the file: `import picture from "./picture.svg?raw"`. */
  file: string;
  /** What it shows, for screen readers; without it the picture is decoration. */
  label?: string;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** A whole picture, in the colours of the present scheme. */
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

/** A file's drawing as a part of a larger one, which says how classes are coloured. */
export function SvgPart({ file, transform, style }: SvgPartProps) {
  return <g transform={transform} style={style} dangerouslySetInnerHTML={readSvg(file).markup} />;
}

interface SvgContent {
  viewBox: string;
  /** The same object for the same file: React inserts the markup anew for another one. */
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
