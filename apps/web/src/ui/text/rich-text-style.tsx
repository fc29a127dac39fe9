/**
 * The style of rich text, applied once to the container, since it may hold thousands of elements.
 */

export const quietButtonStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  minHeight: 32,
  px: 1,
  border: 0,
  borderRadius: 1,
  font: "inherit",
  fontWeight: 600,
  color: "inherit",
  bgcolor: "transparent",
  cursor: "pointer",
  "&:hover": { bgcolor: "tone.quiet.wash" },
} as const;

const syntax = {
  "& .hljs-comment, & .hljs-quote, & .hljs-meta": { color: "code.comment" },
  "& .hljs-keyword, & .hljs-literal, & .hljs-operator, & .hljs-doctag": { color: "code.keyword" },
  "& .hljs-title, & .hljs-built_in, & .hljs-type, & .hljs-attr": { color: "code.name" },
  "& .hljs-string, & .hljs-regexp, & .hljs-char": { color: "code.string" },
  "& .hljs-number, & .hljs-symbol": { color: "code.number" },
} as const;

/** The parts of a `CopyButton`. */
export const copyButtonStyle = {
  "& .copy": { ...quietButtonStyle, order: 1 },
  "& .copied": { color: "tone.pine.text" },
} as const;

const codeBlock = {
  "& .code": {
    my: 0.75,
    border: "1px solid",
    borderColor: "divider",
    borderRadius: 1,
    bgcolor: "background.paper",
    overflow: "hidden",
  },
  "& .code-bar": {
    display: "flex",
    alignItems: "center",
    gap: 1,
    pl: 1.5,
    pr: 0.5,
    typography: "caption",
    color: "text.secondary",
    borderBottom: "1px solid",
    borderColor: "divider",
    "& > .language": { fontFamily: "code.fontFamily", mr: "auto" },
  },
  ...copyButtonStyle,
  "& pre": {
    m: 0,
    px: 1.5,
    py: 1.25,
    typography: "code",
    color: "code.text",
    overflowX: "auto",
    tabSize: 4,
    "&:focus-visible": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: -3 },
  },
  "& pre code": { font: "inherit" },
  ...syntax,
} as const;

export const richTextStyle = {
  "& p": { m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& p > code": {
    typography: "code",
    px: 0.5,
    borderRadius: 1,
    bgcolor: "background.paper",
    boxDecorationBreak: "clone",
  },
  "& p > a": { color: "tone.pine.text", fontWeight: 600, textUnderlineOffset: "0.2em" },
  ...codeBlock,
} as const;
