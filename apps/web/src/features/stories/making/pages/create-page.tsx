import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { SubmitEvent } from "react";
import { useSession } from "#lib/session/use-session";
import { Page } from "#ui/layout/page";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { storytellerLanguages } from "../../languages.ts";
import { storytellersQuery } from "../../queries.ts";
import { BookPreview } from "../components/book-preview.tsx";
import { StoryFields } from "../components/story-fields.tsx";
import { GenerationNotice } from "../components/generation-notice.tsx";
import { GenerationProgress } from "../components/generation-progress.tsx";
import { StorytellerChoice } from "../components/storyteller-choice.tsx";
import { useGenerateStory } from "../hooks/use-generate-story.ts";
import { useUnderstanding, withFoundThemes } from "../understanding/use-understanding.ts";
import { useFieldErrors } from "../hooks/use-field-errors.ts";
import { useStoryDraft } from "../story-draft.ts";
import { blankStory, isModelChosen, longest, type StoryForm } from "../story-form.ts";
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
  const { frame, problems, check, clear } = useFieldErrors(outcome);
  const model = useQuery(storytellersQuery).data?.model ?? null;

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
  const isToldByModel = isModelChosen(form, hasModel);
  const reading = { understanding, hasModel, isToldByModel };
  const parts = { form, problems, isBusy: isWorking, onEdit, ...reading };

  return (
    <Box sx={columns}>
      <Box component="form" ref={frame} noValidate onSubmit={submit} sx={fields}>
        <StoryFields {...parts} />
        <div>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {words.languageHeading}
          </Typography>
          <TextField
            name="language"
            label={words.languageHeading}
            isLabelHidden
            help={model ? words.languageHelpWithModel : words.languageHelp}
            error={problems["language"]}
            value={form.language}
            maxLength={longest.language}
            readOnly={isWorking}
            autoComplete="off"
            suggestions={storytellerLanguages}
            onChange={({ currentTarget: { value: language } }) =>
              onEdit({ ...form, language }, "language")
            }
          />
        </div>
        {model && <StorytellerChoice {...parts} modelName={model.name} />}
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

const untouched = { form: blankStory, outcome: null };

const columns = {
  display: "grid",
  gap: { xs: 4, lg: 8 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" },
};

const fields = { display: "grid", gap: { xs: 5, md: 6 }, minWidth: 0 };

const beside = { display: { xs: "none", lg: "block" }, position: "sticky", top: 96 };
