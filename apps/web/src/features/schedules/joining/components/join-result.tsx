import { Notice } from "#ui/feedback/notice";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { words } from "../../words.ts";

interface JoinResultProps {
  isJoined: boolean;
  /** Why joining failed, in words. */
  failure: string | null;
}

/** What came of pressing Join. It takes the focus, since the button may be gone with its ticket. */
export function JoinResult({ isJoined, failure }: JoinResultProps) {
  if (!isJoined && failure === null) return null;
  return (
    <FocusOnMount>
      <Notice tone={isJoined ? "success" : "error"}>{isJoined ? words.joined : failure}</Notice>
    </FocusOnMount>
  );
}
