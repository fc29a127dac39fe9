import {
  operatorKeep,
  operatorPutBack,
  operatorReports,
  operatorTakeDown,
  type OperatorReport,
} from "@codetale/contract/operator/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { call } from "#lib/http/api-client";
import { latestAttempt } from "#lib/latest-error";
import { WarningIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { useConfirm } from "#ui/feedback/confirm";
import { SubmitButton } from "#ui/forms/submit-button";
import { ActOutcome } from "../components/act-outcome.tsx";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { useAct } from "../hooks/use-act.ts";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { dayText, instantText } from "../instant-text.ts";
import type { SectionProps } from "../section.ts";
import { reportReasonNames, words } from "../words.ts";
import { ReportedStory } from "./reported-story.tsx";

/** Reported stories: read, taken down, put back, or left as they are. */
export function ReportsSection({ withProof }: SectionProps) {
  const [readId, setReadId] = useState<string | null>(null);
  const confirm = useConfirm();
  const query = useSectionQuery(operatorReports);
  const takingDown = useAct(withProof, (storyId: string) =>
    call(operatorTakeDown, { body: { storyId } }),
  );
  const puttingBack = useAct(withProof, (storyId: string) =>
    call(operatorPutBack, { body: { storyId } }),
  );
  const keeping = useAct(withProof, (storyId: string) => call(operatorKeep, { body: { storyId } }));

  async function takeDown({ storyId, title }: OperatorReport): Promise<void> {
    if (await confirm(words.takeDown(title))) takingDown.mutate(storyId);
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <ActOutcome
        {...latestAttempt(
          { ...takingDown, done: words.isTakenDown },
          { ...puttingBack, done: words.isPutBack },
          { ...keeping, done: words.areDismissed },
        )}
      />
      <Loaded query={query} isEmpty={({ stories }) => stories.length === 0} empty={words.noReports}>
        {({ stories, hasMore }) => (
          <>
            <EntryList label="Reported stories">
              {stories.map((story) => (
                <Entry
                  key={story.storyId}
                  title={story.title}
                  states={
                    story.takenDownAt !== null && (
                      <StatusChip icon={<WarningIcon />} label="Taken down" tone="crimson" />
                    )
                  }
                  lines={[
                    story.owner === null ? "A sample story" : `By ${story.owner}`,
                    story.takenDownAt === null ? null : `Taken down ${dayText(story.takenDownAt)}`,
                  ]}
                  actions={
                    <>
                      <Button
                        variant="outlined"
                        aria-label={`Read “${story.title}”`}
                        onClick={() => setReadId(story.storyId)}
                      >
                        Read
                      </Button>
                      {story.takenDownAt === null ? (
                        <Button
                          variant="outlined"
                          aria-label={`Take down “${story.title}”`}
                          onClick={() => void takeDown(story)}
                        >
                          Take down
                        </Button>
                      ) : (
                        <SubmitButton
                          type="button"
                          variant="outlined"
                          aria-label={`Put back “${story.title}”`}
                          isBusy={puttingBack.isPending && puttingBack.variables === story.storyId}
                          onClick={() => puttingBack.mutate(story.storyId)}
                        >
                          Put back
                        </SubmitButton>
                      )}
                      {story.reports.length > 0 && (
                        <SubmitButton
                          type="button"
                          variant="outlined"
                          aria-label={`Dismiss the reports of “${story.title}”`}
                          isBusy={keeping.isPending && keeping.variables === story.storyId}
                          onClick={() => keeping.mutate(story.storyId)}
                        >
                          Dismiss
                        </SubmitButton>
                      )}
                    </>
                  }
                >
                  <Reports reports={story.reports} />
                </Entry>
              ))}
            </EntryList>
            {hasMore && <Typography color="text.secondary">{words.moreReports}</Typography>}
          </>
        )}
      </Loaded>
      {readId !== null && <ReportedStory storyId={readId} onClose={() => setReadId(null)} />}
    </Box>
  );
}

function Reports({ reports }: Pick<OperatorReport, "reports">) {
  if (reports.length === 0) return null;
  return (
    <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
      {reports.map(({ reason, text, reportedAt }, index) => (
        <li key={`${reportedAt} ${index}`}>
          {reportReasonNames[reason]}, {instantText(reportedAt)}
          {text !== "" && <Box sx={said}>{text}</Box>}
        </li>
      ))}
    </Box>
  );
}

const said = { color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;
