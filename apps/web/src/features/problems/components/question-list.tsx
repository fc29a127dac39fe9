import type { Problem } from "@codetale/contract/problems";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";
import { EmptyState } from "#ui/feedback/empty-state";
import { bankAddress, pagesOf, type BankView } from "../bank-view.ts";
import { questionsText, words } from "../words.ts";
import { Pager } from "#ui/navigation/pager";
import { QuestionCard } from "./question-card.tsx";

interface QuestionListProps {
  view: BankView;
  problems: readonly Problem[];
  total: number;
  /** The signed-in account. */
  uid: string | undefined;
  /** Whether the problems are those of the previous view. */
  isStale: boolean;
  /** What the account may do with a question of its own, which the element `nameId` names. */
  actionsOf: (problem: Problem, nameId: string) => ReactNode;
}

/** One page of the question bank, with links to the others. */
export function QuestionList(props: QuestionListProps) {
  const { view, problems, total, uid, isStale, actionsOf } = props;
  const pages = pagesOf(total);
  return (
    <>
      <ResultCount {...view} total={total} pages={pages} />
      {problems.length === 0 ? (
        <EmptyState {...emptyStateOf(view, total, pages)} />
      ) : (
        <>
          <Box aria-busy={isStale} sx={{ ...list, ...(isStale && { opacity: 0.55 }) }}>
            {problems.map((problem) => (
              <QuestionCard
                key={problem.id}
                problem={problem}
                isOwn={problem.uid === uid}
                actions={problem.uid === uid ? (nameId) => actionsOf(problem, nameId) : undefined}
              />
            ))}
          </Box>
          {pages > 1 && (
            <Pager
              page={view.page}
              pages={pages}
              addressOf={(page) => bankAddress({ ...view, page })}
            />
          )}
        </>
      )}
    </>
  );
}

interface ResultCountProps extends BankView {
  total: number;
  pages: number;
}

/**
 * The number of matches. Receives the focus when the page changes, and when a question that had it
 * is deleted, so that screen readers go on there.
 */
function ResultCount({ search, page, total, pages }: ResultCountProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ search, page, total });
  useEffect(() => {
    const earlier = shown.current;
    shown.current = { search, page, total };
    if (earlier.search !== search) return;
    const isFocusLost = earlier.total > total && document.activeElement === document.body;
    if (earlier.page !== page || isFocusLost) line.current?.focus();
  }, [search, page, total]);

  return (
    <Typography ref={line} role="status" tabIndex={-1} color="text.secondary" sx={countStyle}>
      {questionsText(total)}
      {search !== "" && ` with “${search}”`}
      {pages > 1 && `, page ${page} of ${pages}`}
    </Typography>
  );
}

/** Explains an empty list: a page beyond the last, no match, or an empty bank. */
function emptyStateOf({ search, page }: BankView, total: number, pages: number) {
  if (total > 0) {
    const action = link("Go to the last page", bankAddress({ search, page: pages }));
    return { message: words.noSuchPage(page), action };
  }
  const message = words.nothingFound;
  if (search !== "") {
    const action = link("Show all questions", bankAddress({ search: "", page: 1 }));
    return { message, hint: words.noMatchHint, action };
  }
  const action = link("Add the first question", screenPaths.addQuestion, "contained");
  return { message, hint: words.emptyHint, action };
}

function link(label: string, href: string, variant: "outlined" | "contained" = "outlined") {
  return (
    <Button variant={variant} href={href}>
      {label}
    </Button>
  );
}

const countStyle = { mt: 3, mb: 1.75, overflowWrap: "anywhere", "&:focus": { outline: "none" } };

const list = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  transition: "opacity 180ms",
};
