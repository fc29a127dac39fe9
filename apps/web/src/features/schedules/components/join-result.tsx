import { Notice } from "#ui/notice";
import { TakesFocus } from "#ui/takes-focus";
import { words } from "../words.ts";

interface JoinResultProps {
  isJoined: boolean;
  /** Why joining failed, in words. */
  failure: string | null;
}

/** What came of pressing Join. It takes the focus, since the button may be gone with its ticket. */
export function JoinResult({ isJoined, failure }: JoinResultProps) {
  if (!isJoined && failure === null) return null;
  return (
    <TakesFocus>
      <Notice tone={isJoined ? "success" : "error"}>{isJoined ? words.joined : failure}</Notice>
    </TakesFocus>
  );
}
