import {
  changeProblem,
  deleteProblem,
  LONGEST_ANSWER,
  LONGEST_QUESTION,
  type Problem,
} from "@codetale/contract/problems";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { call } from "#lib/http/api-client";
import { useConfirm } from "#ui/feedback/confirm";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { TextField } from "#ui/forms/text-field";
import { problemsKey } from "../queries.ts";
import { words } from "../words.ts";

interface OwnQuestionProps {
  problem: Problem;
  /** Id of the element that names it. */
  nameId: string;
}

/** Edits or deletes a question that the account added. */
export function OwnQuestion({ problem, nameId }: OwnQuestionProps) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const [isEdited, setIsEdited] = useState(false);
  const removing = useMutation({
    mutationFn: () => call(deleteProblem, { params: { problemId: problem.id } }),
    onSuccess: () => toast(words.removed, "success"),
    onError: (error) => toast(error.message, "error", errorNumberOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: problemsKey }),
  });
  const remove = async () => {
    const { removeTitle: title, removeText: text, remove: confirmLabel, keep } = words;
    const isSure = await confirm({ title, text, confirmLabel, cancelLabel: keep });
    if (isSure && !removing.isPending) removing.mutate();
  };
  return (
    <Box sx={{ display: "flex", gap: 1, mt: 1.5 }}>
      <Button variant="outlined" aria-describedby={nameId} onClick={() => setIsEdited(true)}>
        {words.edit}
      </Button>
      <Button aria-describedby={nameId} onClick={() => void remove()}>
        {words.remove}
      </Button>
      {isEdited && <EditDialog problem={problem} onClose={() => setIsEdited(false)} />}
    </Box>
  );
}

function EditDialog({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const [text, setText] = useState({ question: problem.question, ans: problem.ans });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(changeProblem, { params: { problemId: problem.id }, body: text }),
    onSuccess: () => {
      toast(words.changed, "success");
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: problemsKey }),
  });
  const fields = useRef<HTMLDivElement>(null);
  const save = () => {
    setIsChecked(true);
    const missing = (["question", "ans"] as const).find((field) => text[field].trim() === "");
    if (!missing) return mutate();
    fields.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
  };
  const bind = (field: "question" | "ans", maxLength: number) => ({
    name: field,
    value: text[field],
    maxLength,
    error: isChecked && text[field].trim() === "" && words.questionMissing,
    onChange: (event: { target: { value: string } }) =>
      setText({ ...text, [field]: event.target.value }),
  });
  return (
    <FormDialog
      title={words.editTitle}
      size="medium"
      cancelLabel={words.cancel}
      submitLabel={words.save}
      isBusy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Box ref={fields} sx={{ display: "grid", gap: 2 }}>
        <TextField label="Question" {...bind("question", LONGEST_QUESTION)} />
        <TextField
          label="Answer"
          rows={8}
          help={words.answerHint}
          {...bind("ans", LONGEST_ANSWER)}
        />
        {error && (
          <Notice tone="error" number={errorNumberOf(error)}>
            {error.message}
          </Notice>
        )}
      </Box>
    </FormDialog>
  );
}
