import { Notice } from "#ui/feedback/notice";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { words } from "../../words.ts";

interface JoinResultProps {
  isJoined: boolean;
  /** Why joining failed, in words; null otherwise. */
  failure: string | null;
}

/** The result of joining. It takes the focus, because the pressed button may be gone. */
export function JoinResult({ isJoined, failure }: JoinResultProps) {
  if (!isJoined && failure === null) return null;
  return (
    <FocusOnMount>
      <Notice tone={isJoined ? "success" : "error"}>{isJoined ? words.joined : failure}</Notice>
    </FocusOnMount>
  );
}
