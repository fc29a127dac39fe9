import Box from "@mui/material/Box";
import { useRef, useState, type SubmitEvent } from "react";
import { useSession } from "#lib/session/use-session";
import { Page } from "#ui/layout/page";
import { SubmitButton } from "#ui/forms/submit-button";
import { fieldErrorsOf } from "../add-result.ts";
import { AddResultNotice } from "../components/add-result-notice.tsx";
import { QuestionPreview } from "../components/question-preview.tsx";
import { QuestionFields } from "../components/question-fields.tsx";
import { useAddQuestion } from "../hooks/use-add-question.ts";
import { useQuestionDraft } from "../hooks/use-question-draft.ts";
import {
  checkQuestion,
  questionFields,
  type QuestionFieldErrors,
  type QuestionField,
} from "../question-form.ts";
import { words } from "../words.ts";

/** The form that adds a problem; visitors may fill it in and sign in to submit it. */
export function AddQuestionPage() {
  const { session } = useSession();
  const { form, draft, edit } = useQuestionDraft(session);
  const { add, isBusy, result } = useAddQuestion();
  const [problems, setProblems] = useState<QuestionFieldErrors>({});
  const frame = useRef<HTMLFormElement>(null);

  const complain = (found: QuestionFieldErrors) => {
    setProblems(found);
    focusFirst(frame.current, found);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkQuestion(form);
    complain(found);
    if (draft && Object.keys(found).length === 0) {
      add(draft, (error) => complain(fieldErrorsOf(error)));
    }
  };
  const editField = (field: QuestionField, text: string) => {
    edit(field, text);
    setProblems(({ [field]: _mended, ...others }) => others);
  };

  return (
    <Page title={words.addTitle} intro={words.addIntro}>
      <Box sx={columns}>
        <Box component="form" ref={frame} noValidate onSubmit={submit} sx={fields}>
          <QuestionFields form={form} problems={problems} isBusy={isBusy} onEdit={editField} />
          {result && <AddResultNotice result={result} canSeeBank={session?.person === "user"} />}
          <SubmitButton isBusy={isBusy} sx={{ justifySelf: "start" }}>
            {words.addTitle}
          </SubmitButton>
        </Box>
        <QuestionPreview {...form} />
      </Box>
    </Page>
  );
}

function focusFirst(form: HTMLFormElement | null, problems: QuestionFieldErrors): void {
  const first = questionFields.find((field) => problems[field]);
  const control = first && form?.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
  gap: { xs: 5, md: 6 },
  alignItems: "start",
};

const fields = { display: "grid", gap: 3 };
