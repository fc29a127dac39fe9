import { errorNumberOf } from "#lib/http/error-number";
import { Notice } from "#ui/feedback/notice";

/** Why the last act failed; nothing where it did not. */
export function ActFailure({ error }: { error: Error | null }) {
  return (
    error && (
      <Notice tone="error" number={errorNumberOf(error)}>
        {error.message}
      </Notice>
    )
  );
}
