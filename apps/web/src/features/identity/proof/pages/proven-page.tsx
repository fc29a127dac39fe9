/** /proven: where Google sends the window back that was opened to prove who is signed in. */
import { useEffect, useState } from "react";
import { useLocation } from "#lib/routing/navigation";
import { Notice } from "#ui/feedback/notice";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { noticeOnReturn } from "../../google/google-notice.ts";
import { broadcastSessionEvent } from "../../session/session-channel.ts";
import { provenTexts } from "../../words.ts";

export function ProvenPage() {
  const { search } = useLocation();
  const [code] = useState(() => new URLSearchParams(search).get("error"));
  useEffect(() => {
    if (code !== null) return;
    broadcastSessionEvent("proven");
    // Only a window that a page opened; any other stays.
    window.close();
  }, [code]);

  if (code === null)
    return (
      <IdentityFrame {...provenTexts.proven} scene="key">
        {null}
      </IdentityFrame>
    );
  const { message, advice } = noticeOnReturn(code);
  return (
    <IdentityFrame {...provenTexts.failed} scene="key">
      <Notice tone="error">
        <div>{message}</div>
        {advice !== null && <div>{advice}</div>}
      </Notice>
    </IdentityFrame>
  );
}
