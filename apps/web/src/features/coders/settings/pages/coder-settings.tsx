/** What a coder says of themselves to learners: a part of the coder's profile. */
import {
  LONGEST_ABOUT,
  LONGEST_OF_NAMES,
  MOST_NAMES,
  saveCoderFacts,
  type CoderFacts,
} from "@codetale/contract/coders";
import type { Session } from "@codetale/contract/identity";
import Box from "@mui/material/Box";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { call } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { PageContainer } from "#ui/layout/page-container";
import { SettingRow } from "#ui/layout/setting-row";
import { RatingsTogether } from "../../rating/components/shown-ratings.tsx";
import { ownFactsQuery } from "../../queries.ts";
import { words } from "../../words.ts";
import { factsErrorsOf, factsOf, type FactsForm } from "../facts-form.ts";
import { useFactsDraft } from "../hooks/use-facts-draft.ts";

export function CoderSettings({ session: { uid } }: { session: Session }) {
  const { data, error, refetch } = useQuery(ownFactsQuery(uid));
  return (
    <Box sx={{ borderTop: "1px solid", borderColor: "divider" }}>
      <PageContainer>
        <SettingRow heading={words.settingsHeading} intro={words.settingsIntro}>
          {!data && !error && <SkeletonList count={2} />}
          {!data && error && (
            <FailureNotice
              number={errorNumberOf(error)}
              message={words.settingsFetchFailed}
              onRetry={() => void refetch()}
            />
          )}
          {data && <Facts uid={uid} facts={data.facts} />}
        </SettingRow>
        {data && (
          <SettingRow heading={words.ratingsHeading} intro={words.ratingsIntro}>
            <RatingsTogether ratings={data.ratings} />
          </SettingRow>
        )}
      </PageContainer>
    </Box>
  );
}

/** The longest list, with a comma and a space between its names. */
const LONGEST_LIST = MOST_NAMES * (LONGEST_OF_NAMES + 2);

function Facts({ uid, facts }: { uid: string; facts: CoderFacts }) {
  const client = useQueryClient();
  const toast = useToast();
  const { form, edit, forget } = useFactsDraft(uid, facts);
  const [isYearWrong, setIsYearWrong] = useState(false);
  const saving = useMutation({
    mutationFn: ({ said }: { said: CoderFacts; sent: FactsForm }) =>
      call(saveCoderFacts, { body: said }),
    onSuccess: ({ facts: saved }, { sent }) => {
      client.setQueryData(ownFactsQuery(uid).queryKey, (read) => read && { ...read, facts: saved });
      forget(sent);
      toast(words.saved, "success");
    },
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const said = factsOf(form);
    setIsYearWrong(said === null);
    if (said && !saving.isPending) saving.mutate({ said, sent: form });
  };
  const errors = factsErrorsOf(saving.error);
  const bind = (field: keyof FactsForm) => ({
    name: field,
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => edit(field, target.value),
  });
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: "grid", gap: 2.25 }}>
      <TextField
        label={words.languages}
        help={words.commas}
        isOptional
        maxLength={LONGEST_LIST}
        {...bind("languages")}
      />
      <TextField
        label={words.companies}
        help={words.companiesHelp}
        isOptional
        maxLength={LONGEST_LIST}
        {...bind("companies")}
      />
      <TextField
        label={words.sinceLabel}
        help={words.sinceHelp}
        isOptional
        inputMode="numeric"
        maxLength={4}
        {...bind("codingSince")}
        {...(isYearWrong && { error: words.sinceWrong })}
      />
      <TextField
        label={words.aboutLabel}
        help={words.aboutHelp}
        isOptional
        rows={5}
        maxLength={LONGEST_ABOUT}
        {...bind("about")}
      />
      {saving.error && (
        <Notice tone="error" number={errorNumberOf(saving.error)}>
          {words.notSaved} {saving.error.message}
        </Notice>
      )}
      <SubmitButton isBusy={saving.isPending} sx={{ justifySelf: "start" }}>
        {words.save}
      </SubmitButton>
    </Box>
  );
}
