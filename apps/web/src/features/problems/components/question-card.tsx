import type { Problem } from "@codetale/contract/problems";
import { messageBlocks, proseSpans, type MessageBlock } from "@codetale/domain/chat/message-parts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState, type ReactNode } from "react";
import { ChevronDownIcon } from "#ui/display/icons";
import { RichTextSpans } from "#ui/text/rich-text";
import { languageName } from "../words.ts";
import { AnswerText, inlineCode, QuestionAnswerCard } from "./question-answer-card.tsx";

interface QuestionCardProps {
  problem: Problem;
  /** Whether the signed-in account added it. */
  isOwn: boolean;
  /** What its owner may do with it; told the id of the element that names the question. */
  actions?: ((nameId: string) => ReactNode) | undefined;
}

/** A problem, with its answer hidden until it is requested. */
export function QuestionCard({ problem, isOwn, actions }: QuestionCardProps) {
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
            {actions?.(headingId)}
          </>
        }
        isAnswered={isOpen}
        answer={
          <>
            <Button
              variant="text"
              aria-expanded={isOpen}
              aria-controls={answerId}
              aria-describedby={headingId}
              onClick={() => setIsOpen(!isOpen)}
              endIcon={
                <Box component="span" sx={{ ...chevron, ...(isOpen && { rotate: "180deg" }) }}>
                  <ChevronDownIcon />
                </Box>
              }
              sx={{ px: 1, ml: -1, color: "tone.pine.text" }}
            >
              {isOpen ? "Hide answer" : "Show answer"}
            </Button>
            <div id={answerId} hidden={!isOpen}>
              {isOpen && <AnswerText blocks={blocks} />}
            </div>
          </>
        }
      />
    </Box>
  );
}

/** The languages of a text's code blocks, each once, by their display names. */
function codeLanguagesIn(blocks: readonly MessageBlock[]): string[] {
  const named = blocks.flatMap((block) =>
    block.type === "code" && block.language !== null ? [languageName(block.language)] : [],
  );
  return [...new Set(named)];
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

const chevron = { display: "inline-flex", transition: "rotate 180ms" };

const facts = {
  display: "flex",
  flexWrap: "wrap",
  mt: 1,
  "& > *:not(:last-child)::after": { content: '"·"', mx: 1 },
} as const;
