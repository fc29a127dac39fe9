import Box from "@mui/material/Box";
import { CodeIcon, ImageIcon } from "#ui/display/icons";
import { VisuallyHidden } from "#ui/text/visually-hidden";
import { timeOf } from "../../time-texts.ts";
import { words } from "../../words.ts";
import type { ContentsLine } from "../contents.ts";

interface ReviewContentsProps {
  lines: readonly ContentsLine[];
  uid: string;
  otherName: string;
  onShow: (id: string) => void;
}

/** The contents list of a conversation; each line leads to its message. */
export function ReviewContents({ lines, uid, otherName, onShow }: ReviewContentsProps) {
  return (
    <Box component="nav" aria-label={words.contents} sx={frame}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {lines.map(({ id, senderId, date, text, hasCode, images }) => (
          <li key={id}>
            <button type="button" onClick={() => onShow(id)}>
              <span className="when">{timeOf(date)}</span>
              <span className="who">{senderId === uid ? words.you : otherName}</span>
              <span className="what" dir="auto">
                {text || words.image}
              </span>
              {hasCode && (
                <>
                  <CodeIcon />
                  <VisuallyHidden>{words.code}</VisuallyHidden>
                </>
              )}
              {images > 0 && (
                <>
                  <ImageIcon />
                  <VisuallyHidden>{words.image}</VisuallyHidden>
                </>
              )}
            </button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  maxHeight: "40dvh",
  overflowY: "auto",
  mt: 1,
  p: 0.5,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
  "& button": {
    display: "flex",
    alignItems: "center",
    gap: 1,
    width: 1,
    minHeight: 44,
    px: 1,
    border: 0,
    borderRadius: 1,
    font: "inherit",
    textAlign: "left",
    color: "text.primary",
    bgcolor: "transparent",
    cursor: "pointer",
    "&:hover": { bgcolor: "tone.quiet.wash" },
  },
  "& .when": { flexShrink: 0, typography: "caption", color: "text.secondary" },
  "& .who": { flexShrink: 0, fontWeight: 650, typography: "body2" },
  "& .what": {
    flex: 1,
    minWidth: 0,
    typography: "body2",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
} as const;
