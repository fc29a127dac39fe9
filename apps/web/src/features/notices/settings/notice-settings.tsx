/** How the account is told, and the address of its calendar: a part of the profile. */
import type { Session } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import {
  groupsOfCoders,
  noticeGroups,
  type NoticeGroup,
} from "@codetale/domain/notices/notice-kinds";
import { noticeGroupTexts } from "@codetale/domain/notices/wording";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { useLocation } from "#lib/routing/navigation";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { Checkbox } from "#ui/forms/checkbox";
import { PageContainer } from "#ui/layout/page-container";
import { SettingRow } from "#ui/layout/setting-row";
import { noticesQuery, useChooseNotices, type WithProof } from "../queries.ts";
import { words } from "../words.ts";
import { BrowserChoice } from "./browser-choice.tsx";
import { CalendarAddress } from "./calendar-address.tsx";

const ANCHOR = "#notices";

interface NoticeSettingsProps {
  session: Session;
  withProof: WithProof;
}

export function NoticeSettings({ session: { uid, person }, withProof }: NoticeSettingsProps) {
  const { data, error, refetch } = useQuery(noticesQuery(uid));
  const choosing = useChooseNotices(uid);
  const top = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (hash === ANCHOR && isLoaded) top.current?.scrollIntoView();
  }, [hash, isLoaded]);

  const problem = choosing.error;
  return (
    <Box ref={top} sx={{ borderTop: "1px solid", borderColor: "divider" }}>
      <PageContainer>
        <SettingRow heading={words.choicesHeading} intro={words.choicesIntro}>
          {!data && !error && <SkeletonList count={2} />}
          {!data && error && (
            <FailureNotice
              number={errorNumberOf(error)}
              message={words.fetchFailed}
              onRetry={() => void refetch()}
            />
          )}
          {data && (
            <Box sx={{ display: "grid", gap: 3 }}>
              {problem && (
                <Notice tone="error" number={errorNumberOf(problem)}>
                  {words.notSaved} {problem.message}
                </Notice>
              )}
              <Choices heading={words.byMail}>
                {groupsFor(person).map((group) => (
                  <Checkbox
                    key={group}
                    label={noticeGroupTexts[group].name}
                    help={noticeGroupTexts[group].about}
                    isChecked={data.settings.mail[group]}
                    onChange={(isChecked) => choosing.mutate({ mail: { [group]: isChecked } })}
                  />
                ))}
              </Choices>
              <Choices heading={words.here}>
                <BrowserChoice
                  isChosen={data.settings.browser}
                  onChoose={(browser) => choosing.mutate({ browser })}
                />
                <Checkbox
                  label={words.sound}
                  help={words.soundHelp}
                  isChecked={data.settings.sound}
                  onChange={(sound) => choosing.mutate({ sound })}
                />
              </Choices>
            </Box>
          )}
        </SettingRow>
        {data && (
          <SettingRow heading={words.calendarHeading} intro={words.calendarIntro}>
            <CalendarAddress
              uid={uid}
              isShared={data.settings.isCalendarShared}
              withProof={withProof}
            />
          </SettingRow>
        )}
      </PageContainer>
    </Box>
  );
}

function groupsFor(person: AccountRole): NoticeGroup[] {
  return noticeGroups.filter((group) => person === "coder" || !groupsOfCoders.includes(group));
}

function Choices({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
