import { useEffect, useMemo } from "react";
import { ComposerDraft } from "../../sync/composer-draft.ts";
import { composerOwner } from "../../sync/device-table.ts";

/** What the account `uid` is writing in the conversation of a schedule. */
export function useComposerDraft(scheduleId: string, uid: string): ComposerDraft {
  const draft = useMemo(() => new ComposerDraft(composerOwner(uid, scheduleId)), [scheduleId, uid]);
  useEffect(() => void draft.load(), [draft]);
  return draft;
}
