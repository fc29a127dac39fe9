/** Every notice of the account (/my_notices), the unread first. */
import type { Session } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { errorNumberOf } from "#lib/http/error-number";
import { useSession } from "#lib/session/use-session";
import { EmptyState } from "#ui/feedback/empty-state";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { SubmitButton } from "#ui/forms/submit-button";
import { Page } from "#ui/layout/page";
import { noticesQuery, useReadNotices } from "../queries.ts";
import { words } from "../words.ts";
import { NoticeList } from "./notice-list.tsx";

/** @param timeZone of this device (IANA) */
export function NoticesPage({ timeZone }: { timeZone: string }) {
  const { session } = useSession();
  if (!session) return null;
  const choices = `${rolePaths[session.person].profile}#notices`;
  return (
    <Page
      title={words.title}
      intro={words.intro}
      width="form"
      actions={
        <Button variant="text" href={choices} sx={{ mx: -1.5 }}>
          {words.choose}
        </Button>
      }
    >
      <Notices session={session} timeZone={timeZone} />
    </Page>
  );
}

function Notices({ session, timeZone }: { session: Session; timeZone: string }) {
  const { data, error, refetch } = useQuery(noticesQuery(session.uid));
  const reading = useReadNotices();
  if (!data) {
    return error ? (
      <FailureNotice
        number={errorNumberOf(error)}
        message={words.fetchFailed}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonList label={words.loading} count={4} />
    );
  }
  const { notices } = data;
  if (notices.length === 0) {
    return <EmptyState message={words.empty} hint={words.emptyHints[session.person]} />;
  }
  const unread = notices.filter(({ isRead }) => !isRead);
  const read = notices.filter(({ isRead }) => isRead);
  const readAll = (list: typeof notices) => reading.mutate(list.map(({ id }) => id));
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {unread.length > 0 && (
        <NoticeList
          heading={words.unread}
          notices={unread}
          timeZone={timeZone}
          onRead={(notice) => readAll([notice])}
          action={
            <SubmitButton
              type="button"
              variant="outlined"
              isBusy={reading.isPending}
              onClick={() => readAll(unread)}
            >
              {words.readAll}
            </SubmitButton>
          }
        />
      )}
      {read.length > 0 && <NoticeList heading={words.earlier} notices={read} timeZone={timeZone} />}
    </Box>
  );
}
