import type { MessageBlock } from "@codetale/domain/chat/message-parts";
import Box from "@mui/material/Box";
import { loadHighlight } from "#lib/text/highlight";
import { RichText } from "#ui/text/rich-text";
import { richTextStyle } from "#ui/text/rich-text-style";

/** An answer: prose, and code with syntax colours. */
export function AnswerText({ blocks }: { blocks: readonly MessageBlock[] }) {
  return (
    <Box sx={text}>
      <RichText blocks={blocks} usualLanguage={null} loadHighlight={loadHighlight} />
    </Box>
  );
}

const text = {
  ...richTextStyle,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 1,
  pb: 1.5,
  "& > p": { ...richTextStyle["& p"], maxWidth: "68ch", textWrap: "pretty" },
  "& .code": { ...richTextStyle["& .code"], bgcolor: "background.default" },
  "& p > code": { ...richTextStyle["& p > code"], bgcolor: "background.default" },
} as const;
