import { messageBlocks, proseSpans } from "@codetale/domain/chat/message-parts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { RichTextSpans } from "#ui/text/rich-text";
import type { QuestionForm } from "../question-form.ts";
import { words } from "../words.ts";
import { AnswerText, inlineCode, QuestionAnswerCard } from "./question-answer-card.tsx";

/** A preview of the card, updated while typing. */
export function QuestionPreview({ question, ans }: QuestionForm) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="eyebrow" component="h2" color="tone.pine.text">
        {words.previewTitle}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <QuestionAnswerCard
          question={
            <Typography variant="h3" component="p" sx={question ? inlineCode : missing}>
              {question ? <RichTextSpans spans={proseSpans(question)} /> : words.previewQuestion}
            </Typography>
          }
          isAnswered={ans !== ""}
          answer={
            <Box sx={{ pt: 1.25 }}>
              {ans ? (
                <AnswerText blocks={messageBlocks(ans)} />
              ) : (
                <Typography sx={{ ...missing, pb: 1.5 }}>{words.previewAnswer}</Typography>
              )}
            </Box>
          }
        />
      </Box>
    </Box>
  );
}

const missing = { color: "text.secondary", fontStyle: "italic", fontWeight: 400 };
