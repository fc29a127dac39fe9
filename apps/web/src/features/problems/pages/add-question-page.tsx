import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, useState, type SubmitEvent } from "react";
import { Link } from "#lib/routing/link";
import { useSession } from "#lib/session/use-session";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { Page } from "#ui/layout/page";
import { QuestionPreview } from "../components/question-preview.tsx";
import { useAddQuestion } from "../hooks/use-add-question.ts";
import { useQuestionDraft } from "../hooks/use-question-draft.ts";
import {
  checkQuestion,
  fieldErrorsOf,
  questionFields,
  type QuestionFieldErrors,
  type QuestionField,
} from "../question-form.ts";
import { words } from "../words.ts";

/** The form that adds a problem; visitors may fill it in and sign in to submit it. */
export function AddQuestionPage() {
  const { session } = useSession();
  const { form, draft, edit } = useQuestionDraft(session);
  const { add, forgetResult, isBusy, isAdded, error } = useAddQuestion();
  const [problems, setProblems] = useState<QuestionFieldErrors>({});
  const frame = useRef<HTMLFormElement>(null);

  const showProblems = (found: QuestionFieldErrors) => {
    setProblems(found);
    focusFirst(frame.current, found);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkQuestion(form);
    showProblems(found);
    if (Object.keys(found).length > 0) forgetResult();
    else if (draft) add(draft, (failure) => showProblems(fieldErrorsOf(failure)));
  };
  const control = (name: QuestionField) => ({
    name,
    value: form[name],
    error: problems[name],
    readOnly: isBusy,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      edit(name, currentTarget.value);
      setProblems(({ [name]: _mended, ...others }) => others);
    },
  });

  return (
    <Page title={words.addTitle} intro={words.addIntro}>
      <Box sx={columns}>
        <Box component="form" ref={frame} noValidate onSubmit={submit} sx={fields}>
          <TextField label="Question" autoComplete="off" {...control("question")} />
          <TextField
            label="Answer"
            rows={9}
            spellCheck={false}
            help={words.answerHint}
            {...control("ans")}
          />
          {(isAdded || error) && <AddResultNotice error={error} />}
          <SubmitButton isBusy={isBusy} sx={{ justifySelf: "start" }}>
            {words.addTitle}
          </SubmitButton>
        </Box>
        <QuestionPreview {...form} />
      </Box>
    </Page>
  );
}

interface AddResultNoticeProps {
  /** Null where the problem was added; with the failure's reason where the call failed. */
  error: (Error & { reason?: string }) | null;
}

/** The result of the last submission, with a link onwards. */
function AddResultNotice({ error }: AddResultNoticeProps) {
  if (!error) {
    const toBank = (
      <Button variant="outlined" href={screenPaths.questions}>
        See all questions
      </Button>
    );
    return (
      <Notice tone="success" action={toBank}>
        {words.added}
      </Notice>
    );
  }
  const { reason } = error;
  if (reason === "session/required" || reason === "session/expired") {
    const toLogin = (
      <Button
        variant="outlined"
        component={Link}
        href={screenPaths.login}
        state={{ from: screenPaths.addQuestion }}
      >
        Log in
      </Button>
    );
    return <Notice tone="error" action={toLogin}>{`${error.message} ${words.draftStays}`}</Notice>;
  }
  const message = reason === "problem/id-reused" ? words.sentBefore : error.message;
  return <Notice tone="error">{`${words.notAdded} ${message}`}</Notice>;
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
