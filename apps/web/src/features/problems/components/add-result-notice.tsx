import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { Link } from "#lib/routing/link";
import { Notice } from "#ui/feedback/notice";
import type { AddResult } from "../add-result.ts";
import { words } from "../words.ts";

interface AddResultNoticeProps {
  result: AddResult;
  /** False for coders: they may add problems, but the page of all problems is for learners. */
  canSeeBank: boolean;
}

/** The result of the last submission, with a link onwards. */
export function AddResultNotice({ result, canSeeBank }: AddResultNoticeProps) {
  switch (result.kind) {
    case "added":
      return (
        <Notice
          tone="success"
          action={
            canSeeBank && (
              <Button variant="outlined" href={screenPaths.questions}>
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
              to={screenPaths.login}
              state={{ from: screenPaths.addQuestion }}
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
