import type { MessageBlock } from "@codetale/domain/chat/message-parts";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { loadHighlight } from "#lib/text/highlight";
import { sheet } from "#theme/surfaces";
import { RichText } from "#ui/text/rich-text";
import { richTextStyle } from "#ui/text/rich-text-style";

interface QuestionAnswerCardProps {
  question: ReactNode;
  answer: ReactNode;
  /** Whether the answer is visible. */
  isAnswered: boolean;
}

/** A card with the question above a perforation and the answer below. */
export function QuestionAnswerCard({ question, answer, isAnswered }: QuestionAnswerCardProps) {
  return (
    <Box sx={card}>
      <Box sx={part}>
        <Letter tone="pine">Q</Letter>
        <Box sx={{ minWidth: 0, py: { xs: 2.25, sm: 3 } }}>{question}</Box>
      </Box>
      <Box sx={{ ...part, ...lower }}>
        <Letter tone={isAnswered ? "ember" : "quiet"}>A</Letter>
        <Box sx={{ minWidth: 0, py: { xs: 1, sm: 1.25 } }}>{answer}</Box>
      </Box>
    </Box>
  );
}

/** An answer: prose, and code with syntax colours. */
export function AnswerText({ blocks }: { blocks: readonly MessageBlock[] }) {
  return (
    <Box sx={answerText}>
      <RichText blocks={blocks} usualLanguage={null} loadHighlight={loadHighlight} />
    </Box>
  );
}

function Letter({ tone, children }: { tone: "pine" | "ember" | "quiet"; children: string }) {
  return (
    <Box aria-hidden sx={{ ...letter, color: `tone.${tone}.text` }}>
      {children}
    </Box>
  );
}

const card = {
  ...sheet,
  overflow: "hidden",
};

const part = {
  display: "grid",
  gridTemplateColumns: { xs: "44px minmax(0, 1fr)", sm: "76px minmax(0, 1fr)" },
  pr: { xs: 2, sm: 3 },
};

const lower = { borderTop: "2px dashed", borderColor: "divider" };

const letter = {
  typography: "h2",
  fontStyle: "italic",
  fontWeight: 500,
  textAlign: "center",
  pt: { xs: 1.75, sm: 2 },
  lineHeight: 1.2,
};

/** Style of inline code. */
export const inlineCode = {
  overflowWrap: "anywhere",
  "& code": {
    fontFamily: "code.fontFamily",
    fontSize: "0.88em",
    fontWeight: 500,
    letterSpacing: 0,
    px: 0.5,
    borderRadius: 1,
    bgcolor: "background.default",
    boxDecorationBreak: "clone",
  },
  "& a": { color: "tone.pine.text" },
} as const;

const answerText = {
  ...richTextStyle,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 1,
  pb: 1.5,
  "& > p": { ...richTextStyle["& p"], maxWidth: "68ch", textWrap: "pretty" },
  "& .code": { ...richTextStyle["& .code"], bgcolor: "background.default" },
  "& p > code": { ...richTextStyle["& p > code"], bgcolor: "background.default" },
} as const;
