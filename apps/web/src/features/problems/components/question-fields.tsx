import { TextAreaField } from "#ui/forms/text-area-field";
import { TextField } from "#ui/forms/text-field";
import type { QuestionFieldErrors, QuestionField, QuestionForm } from "../question-form.ts";
import { words } from "../words.ts";

interface QuestionFieldsProps {
  form: QuestionForm;
  problems: QuestionFieldErrors;
  /** The fields are read-only while the form is being sent. */
  isBusy: boolean;
  onEdit: (field: QuestionField, text: string) => void;
}

export function QuestionFields({ form, problems, isBusy, onEdit }: QuestionFieldsProps) {
  return (
    <>
      <TextField
        label="Question"
        name="question"
        autoComplete="off"
        value={form.question}
        error={problems.question}
        readOnly={isBusy}
        onChange={(event) => onEdit("question", event.currentTarget.value)}
      />
      <TextAreaField
        label="Answer"
        name="ans"
        rows={9}
        spellCheck={false}
        value={form.ans}
        error={problems.ans}
        help={words.answerHint}
        readOnly={isBusy}
        onChange={(event) => onEdit("ans", event.currentTarget.value)}
      />
    </>
  );
}
