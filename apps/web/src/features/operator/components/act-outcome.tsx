import type { Attempt } from "#lib/latest-error";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { ActFailure } from "./act-failure.tsx";

interface ActOutcomeProps extends Attempt {
  /** What is so once it succeeded. */
  done: string;
}

/** Why the last act failed, or that it is done; nothing before one is answered. */
export function ActOutcome({ error, isSuccess, submittedAt, done }: ActOutcomeProps) {
  if (!isSuccess) return <ActFailure error={error} />;
  return (
    // It takes the focus, because the pressed button, or its whole entry, may be gone.
    <FocusOnMount key={submittedAt}>
      <Notice tone="success">{done}</Notice>
    </FocusOnMount>
  );
}
