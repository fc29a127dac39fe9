import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { SubmitEvent } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { ApiError } from "#lib/http/api-client";
import { useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { Page } from "#ui/layout/page";
import { SubmitButton } from "#ui/forms/submit-button";
import { visuallyHidden } from "#ui/text/visually-hidden";
import { storytellersQuery, wishesQuery } from "../../queries.ts";
import { AdventureChoice } from "../components/adventure-choice.tsx";
import { BookPreview } from "../components/book-preview.tsx";
import { StoryFields } from "../components/story-fields.tsx";
import { GenerationNotice } from "../components/generation-notice.tsx";
import { GenerationProgress } from "../components/generation-progress.tsx";
import { LanguageField } from "../components/language-field.tsx";
import { StorytellerChoice } from "../components/storyteller-choice.tsx";
import { useGenerateStory } from "../hooks/use-generate-story.ts";
import { useUnderstanding, withFoundThemes } from "../understanding/use-understanding.ts";
import { useFieldErrors } from "../hooks/use-field-errors.ts";
import { ProviderConsents } from "../consent/provider-consents.tsx";
import { useProviders } from "../consent/use-providers.ts";
import { draftSlot, useStoryDraft } from "../story-draft.ts";
import { blankStory, formOfWishes, isModelChosen, type StoryForm } from "../story-form.ts";
import { words } from "../words.ts";

/** The form that generates a story; empty without a session, which the route requires. */
export function CreatePage() {
  const { session } = useSession();
  const [search] = useSearchParams();
  const again = search.get("again");
  if (again) return <TellAgainPage key={again} uid={session?.uid ?? null} storyId={again} />;
  return (
    <Page title={words.title} intro={words.intro}>
      {session && <GenerationForm key={session.uid} uid={session.uid} start={blankStory} />}
    </Page>
  );
}

/** The form with the wishes of a story, to tell it again. */
function TellAgainPage({ uid, storyId }: { uid: string | null; storyId: string }) {
  const { data, error, refetch } = useQuery({
    ...wishesQuery(storyId),
    enabled: uid !== null,
  });
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <Page title={words.againTitle} intro={words.againIntro}>
      {uid !== null && data && (
        <GenerationForm key={uid} uid={uid} start={formOfWishes(storyId, data)} />
      )}
      {isUnknown && <Notice>{words.againUnknown}</Notice>}
      {error && !isUnknown && (
        <FailureNotice
          number={errorNumberOf(error)}
          message={words.againFailed}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <WishesSkeleton />}
    </Page>
  );
}

function WishesSkeleton() {
  return (
    <Box sx={{ display: "grid", gap: 3, maxWidth: 820 }}>
      <Typography role="status" sx={visuallyHidden}>
        {words.againLoading}
      </Typography>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} aria-hidden variant="rounded" height={132} />
      ))}
    </Box>
  );
}

/** @param start the form before anything is typed */
function GenerationForm({ uid, start }: { uid: string; start: StoryForm }) {
  const slot = draftSlot(start.again?.storyId ?? null);
  const { draft, edit } = useStoryDraft(slot, uid);
  const { form, outcome } = draft ?? { form: start, outcome: null };
  const { providers, mayUseModel, hasOutsideVoice, deciding } = useProviders();
  const { model, isToldByModel } = useModel(form, mayUseModel);
  const generating = useGenerateStory({ slot, uid, draft, isToldByModel });
  const { generate, cancel, cancelFailure, isCancelling, hasCancelled } = generating;
  const { isWorking, progress } = generating;
  const { frame, problems, newest, check, clear } = useFieldErrors(outcome);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (check(form)) generate(withFoundThemes(form, understanding));
  };
  const onEdit = (next: StoryForm, path: string) => {
    edit(next);
    clear(path);
  };
  const hasModel = model !== null;
  const understanding = useUnderstanding(form, hasModel);
  const reading = { understanding, hasModel, hasOutsideVoice, isToldByModel };
  const parts = { form, problems, isBusy: isWorking, onEdit, ...reading };

  return (
    <Box sx={columns}>
      <Box component="form" ref={frame} noValidate onSubmit={submit} sx={fields}>
        {form.again && <AdventureChoice {...parts} again={form.again} />}
        <StoryFields {...parts} />
        <LanguageField {...parts} isModelConnected={model !== null} />
        <ProviderConsents providers={providers} deciding={deciding} />
        {model && <StorytellerChoice {...parts} modelName={model.name} />}
        {isWorking && (
          <GenerationProgress
            progress={progress}
            failure={cancelFailure}
            isCancelling={isCancelling}
            onCancel={cancel}
          />
        )}
        {newest && !isWorking && <GenerationNotice outcome={newest} takesFocus={hasCancelled} />}
        <SubmitButton isBusy={isWorking} color="secondary" sx={{ justifySelf: "start" }}>
          {isWorking ? words.generating : words.generate}
        </SubmitButton>
      </Box>
      <Box sx={beside}>
        <BookPreview form={form} understanding={understanding} />
      </Box>
    </Box>
  );
}

/** The language model that is connected and may be used, if one is, and whether it is to tell the story. */
function useModel(form: StoryForm, mayUse: boolean) {
  const connected = useQuery(storytellersQuery).data?.model ?? null;
  const model = mayUse ? connected : null;
  return { model, isToldByModel: isModelChosen(form, model !== null) };
}

const columns = {
  display: "grid",
  gap: { xs: 4, lg: 8 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" },
};

const fields = { display: "grid", gap: { xs: 5, md: 6 }, minWidth: 0 };

const beside = { display: { xs: "none", lg: "block" }, position: "sticky", top: 96 };
