import type { Problem } from "@codetale/contract/problems";
import { messageBlocks, proseSpans } from "@codetale/domain/chat/message-parts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { RichTextSpans } from "#ui/text/rich-text";
import { codeLanguagesIn } from "../code-languages.ts";
import { AnswerText } from "./answer-text.tsx";
import { inlineCode, QuestionAnswerCard } from "./question-answer-card.tsx";
import { AnswerToggle } from "./answer-toggle.tsx";

interface QuestionCardProps {
  problem: Problem;
  /** Whether the signed-in account added it. */
  isOwn: boolean;
}

/** A problem, with its answer hidden until it is requested. */
export function QuestionCard({ problem, isOwn }: QuestionCardProps) {
  const { question, ans, date } = problem;
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  const answerId = useId();
  const blocks = messageBlocks(ans);

  return (
    <Box component="article" aria-labelledby={headingId}>
      <QuestionAnswerCard
        question={
          <>
            <Typography id={headingId} variant="h3" component="h2" sx={inlineCode}>
              <RichTextSpans spans={proseSpans(question)} />
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={facts}>
              {codeLanguagesIn(blocks).map((language) => (
                <span key={language}>{language}</span>
              ))}
              <time dateTime={new Date(date).toISOString()}>{days.format(date)}</time>
              {isOwn && <span>added by you</span>}
            </Typography>
          </>
        }
        isAnswered={isOpen}
        answer={
          <>
            <AnswerToggle
              isOpen={isOpen}
              describedBy={headingId}
              controls={answerId}
              onToggle={() => setIsOpen(!isOpen)}
            />
            <div id={answerId} hidden={!isOpen}>
              {isOpen && <AnswerText blocks={blocks} />}
            </div>
          </>
        }
      />
    </Box>
  );
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

const facts = {
  display: "flex",
  flexWrap: "wrap",
  mt: 1,
  "& > *:not(:last-child)::after": { content: '"·"', mx: 1 },
} as const;
