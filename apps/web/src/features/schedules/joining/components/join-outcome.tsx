import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import type { Joining } from "../hooks/use-join.ts";
import { words } from "../../words.ts";

/** What became of the last press of Join; nothing before one. */
export function JoinOutcome({ joining }: { joining: Joining }) {
  if (!joining.isSuccess && !joining.isError) return null;
  return (
    // It takes the focus, because the pressed button may be gone.
    <FocusOnMount key={joining.submittedAt}>
      <Notice tone={joining.isSuccess ? "success" : "error"}>
        {joining.isSuccess ? words.joined : joining.error.message}
      </Notice>
    </FocusOnMount>
  );
}
