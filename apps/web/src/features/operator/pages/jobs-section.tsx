import {
  operatorJobs,
  operatorRetryJob,
  type OperatorFailedJob,
  type OperatorQueue,
} from "@codetale/contract/operator/upkeep";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { call } from "#lib/http/api-client";
import { EmptyState } from "#ui/feedback/empty-state";
import { SubmitButton } from "#ui/forms/submit-button";
import { ActOutcome } from "../components/act-outcome.tsx";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { FactList } from "../components/fact-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { useAct } from "../hooks/use-act.ts";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { instantText } from "../instant-text.ts";
import type { SectionProps } from "../section.ts";
import { queueName, whyOver, words } from "../words.ts";

/** Work in the background: what waits, runs and failed, and failed jobs to be tried again. */
export function JobsSection({ withProof }: SectionProps) {
  const query = useSectionQuery(operatorJobs);
  const retrying = useAct(withProof, (id: string) => call(operatorRetryJob, { body: { id } }));

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <ActOutcome {...retrying} done={words.isRetried} />
      <Loaded query={query}>
        {({ queues, failed, hasMore, narrating }) => (
          <>
            <FactList
              facts={[
                ...queues.filter(isShown).map((queue) => ({
                  name: queueName(queue.queue),
                  value: queueText(queue),
                })),
                { name: words.narrating, value: words.editions(narrating) },
              ]}
            />
            <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
              {words.failedJobs}
            </Typography>
            {failed.length === 0 ? (
              <EmptyState message={words.noFailedJobs} />
            ) : (
              <EntryList label={words.failedJobs}>
                {failed.map((job) => (
                  <FailedJob
                    key={job.id}
                    job={job}
                    isBusy={retrying.isPending}
                    onRetry={() => retrying.mutate(job.id)}
                  />
                ))}
              </EntryList>
            )}
            {hasMore && <Typography color="text.secondary">{words.moreFailedJobs}</Typography>}
          </>
        )}
      </Loaded>
    </Box>
  );
}

interface FailedJobProps {
  job: OperatorFailedJob;
  isBusy: boolean;
  onRetry: () => void;
}

function FailedJob({ job, isBusy, onRetry }: FailedJobProps) {
  const { queue, failedAt, tries, failure, isOver } = job;
  const name = queueName(queue);
  const tried = words.tried(tries, instantText(failedAt));
  return (
    <Entry
      title={name}
      lines={[
        failure === "" ? tried : `${tried} · ${words.failure(failure)}`,
        isOver ? whyOver(queue) : null,
      ]}
      actions={
        !isOver && (
          <SubmitButton
            type="button"
            variant="outlined"
            aria-label={`Try again: ${name}, failed ${instantText(failedAt)}`}
            isBusy={isBusy}
            onClick={onRetry}
          >
            Try again
          </SubmitButton>
        )
      }
    />
  );
}

/** Queues of given-up jobs are shown while there is anything in them. */
function isShown({ queue, waiting, later, running, failed }: OperatorQueue): boolean {
  return !queue.endsWith("-given-up") || waiting + later + running + failed > 0;
}

/** `2 waiting since 3 May 2026, 14:05 · 4 to be tried again · 1 running · 3 failed`. */
function queueText({ waiting, later, running, failed, oldestWaitingAt }: OperatorQueue): string {
  const since = oldestWaitingAt === null ? "" : ` since ${instantText(oldestWaitingAt)}`;
  const again = later === 0 ? "" : ` · ${later} to be tried again`;
  return `${waiting} waiting${since}${again} · ${running} running · ${failed} failed`;
}
