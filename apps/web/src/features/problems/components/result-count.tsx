import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import type { BankView } from "../bank-view.ts";
import { questionsText } from "../words.ts";

interface ResultCountProps extends BankView {
  total: number;
  pages: number;
}

/**
 * The number of matches. Receives the focus when the page changes, so that screen readers go on
 * there.
 */
export function ResultCount({ search, page, total, pages }: ResultCountProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ search, page });
  useEffect(() => {
    const isTurned = shown.current.page !== page && shown.current.search === search;
    shown.current = { search, page };
    if (isTurned) line.current?.focus();
  }, [search, page]);

  return (
    <Typography ref={line} role="status" tabIndex={-1} color="text.secondary" sx={style}>
      {questionsText(total)}
      {search !== "" && ` with “${search}”`}
      {pages > 1 && `, page ${page} of ${pages}`}
    </Typography>
  );
}

const style = { mt: 3, mb: 1.75, overflowWrap: "anywhere", "&:focus": { outline: "none" } };
