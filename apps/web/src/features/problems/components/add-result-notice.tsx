import Button from "@mui/material/Button";
import { Link } from "#lib/routing/link";
import { Notice } from "#ui/feedback/notice";
import type { AddResult } from "../add-result.ts";
import { ADDING_PATH, BANK_PATH, LOGIN_PATH } from "../paths.ts";
import { words } from "../words.ts";

interface AddingOutcomeProps {
  result: AddResult;
  /** False for coders: they may add problems, but the page of all problems is for learners. */
  canSeeBank: boolean;
}

/** The result of the last submission, with a link onwards. */
export function AddResultNotice({ result, canSeeBank }: AddingOutcomeProps) {
  switch (result.kind) {
    case "added":
      return (
        <Notice
          tone="success"
          action={
            canSeeBank && (
              <Button variant="outlined" href={BANK_PATH}>
                See all questions
              </Button>
            )
          }
        >
          {words.added}
        </Notice>
      );
    case "signed-out":
      return (
        <Notice
          tone="error"
          action={
            <Button
              variant="outlined"
              component={Link}
              to={LOGIN_PATH}
              state={{ from: ADDING_PATH }}
            >
              Log in
            </Button>
          }
        >
          {result.message} {words.draftStays}
        </Notice>
      );
    case "failed":
      return <Notice tone="error">{`${words.notAdded} ${result.message}`}</Notice>;
  }
}
