import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { Link } from "#lib/routing/link";
import { Notice } from "#ui/feedback/notice";
import { words } from "../words.ts";

interface AddResultNoticeProps {
  /** Null where the problem was added; with the failure's reason where the call failed. */
  error: (Error & { reason?: string }) | null;
  /** False for coders: they may add problems, but the page of all problems is for learners. */
  canSeeBank: boolean;
}

/** The result of the last submission, with a link onwards. */
export function AddResultNotice({ error, canSeeBank }: AddResultNoticeProps) {
  if (!error) {
    const toBank = (
      <Button variant="outlined" href={screenPaths.questions}>
        See all questions
      </Button>
    );
    return (
      <Notice tone="success" action={canSeeBank && toBank}>
        {words.added}
      </Notice>
    );
  }
  const { reason } = error;
  if (reason === "session/required" || reason === "session/expired") {
    const toLogin = (
      <Button
        variant="outlined"
        component={Link}
        href={screenPaths.login}
        state={{ from: screenPaths.addQuestion }}
      >
        Log in
      </Button>
    );
    return <Notice tone="error" action={toLogin}>{`${error.message} ${words.draftStays}`}</Notice>;
  }
  const message = reason === "problem/id-reused" ? words.sentBefore : error.message;
  return <Notice tone="error">{`${words.notAdded} ${message}`}</Notice>;
}
