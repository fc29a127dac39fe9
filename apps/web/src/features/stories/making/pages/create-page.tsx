import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import type { SubmitEvent } from "react";
import { useSession } from "#lib/session/use-session";
import { Page } from "#ui/layout/page";
import { SubmitButton } from "#ui/forms/submit-button";
import { storytellersQuery } from "../../queries.ts";
import { BookPreview } from "../components/book-preview.tsx";
import { LanguageField } from "../components/language-field.tsx";
import { StoryFields } from "../components/story-fields.tsx";
import { GenerationNotice } from "../components/generation-notice.tsx";
import { GenerationProgress } from "../components/generation-progress.tsx";
import { StorytellerChoice } from "../components/storyteller-choice.tsx";
import { useGenerateStory } from "../hooks/use-generate-story.ts";
import { useFieldErrors } from "../hooks/use-field-errors.ts";
import { useStoryDraft } from "../hooks/use-story-draft.ts";
import { blankStory, type StoryForm } from "../story-form.ts";
import { words } from "../words.ts";

/** The form that generates a story; empty without a session, which the route requires. */
export function CreatePage() {
  const { session } = useSession();
  return (
    <Page title={words.title} intro={words.intro}>
      {session && <GenerationForm key={session.uid} uid={session.uid} />}
    </Page>
  );
}

function GenerationForm({ uid }: { uid: string }) {
  const { draft, edit } = useStoryDraft(uid);
  const { generate, cancel, isWorking, progress } = useGenerateStory(uid, draft);
  const { form, outcome } = draft ?? untouched;
  const { frame, problems, check, mended } = useFieldErrors(outcome);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (check(form)) generate(form);
  };
  /** @param place the field that changed, or the list that lost an entry */
  const editAt = (next: StoryForm, place: string) => {
    edit(next);
    mended(place);
  };

  return (
    <Box sx={columns}>
      <Box component="form" ref={frame} noValidate onSubmit={submit} sx={fields}>
        <StoryFields form={form} problems={problems} isBusy={isWorking} onEdit={editAt} />
        <StorytellerFields
          form={form}
          problem={problems.language}
          isBusy={isWorking}
          onEdit={editAt}
        />
        {isWorking && <GenerationProgress progress={progress} onCancel={cancel} />}
        {outcome && !isWorking && <GenerationNotice outcome={outcome} />}
        <SubmitButton isBusy={isWorking} color="secondary" sx={{ justifySelf: "start" }}>
          {isWorking ? words.generating : words.generate}
        </SubmitButton>
      </Box>
      <Box sx={beside}>
        <BookPreview form={form} />
      </Box>
    </Box>
  );
}

interface StorytellerFieldsProps {
  form: StoryForm;
  problem: string | undefined;
  isBusy: boolean;
  onEdit: (form: StoryForm, place: string) => void;
}

/** The language, and the storyteller where a language model is connected. */
function StorytellerFields({ form, problem, isBusy, onEdit }: StorytellerFieldsProps) {
  const { data } = useQuery(storytellersQuery);
  const model = data?.model ?? null;
  const change = (part: Partial<StoryForm>) => onEdit({ ...form, ...part }, "language");
  return (
    <>
      <LanguageField
        language={form.language}
        error={problem}
        hasModel={model !== null}
        isBusy={isBusy}
        onEdit={(language) => change({ language })}
      />
      {model && (
        <StorytellerChoice
          modelName={model.name}
          chosen={form.storyteller}
          fallback={form.fallback}
          isBusy={isBusy}
          onChoose={(storyteller) => change({ storyteller })}
          onFallback={(fallback) => change({ storyteller: "model", fallback })}
        />
      )}
    </>
  );
}

const untouched = { form: blankStory, outcome: null };

const columns = {
  display: "grid",
  gap: { xs: 4, lg: 8 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" },
};

const fields = { display: "grid", gap: { xs: 5, md: 6 }, minWidth: 0 };

const beside = { display: { xs: "none", lg: "block" }, position: "sticky", top: 96 };
