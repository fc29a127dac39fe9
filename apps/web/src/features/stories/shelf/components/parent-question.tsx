import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId, useState, type SubmitEvent } from "react";
import { Dialog } from "#ui/feedback/dialog";
import { TextField } from "#ui/forms/text-field";
import { numberWords, words } from "../words.ts";

interface ParentQuestionProps {
  /** What a right answer opens, as the button says it. */
  openLabel?: string;
  onRight: () => void;
  onClose: () => void;
}

/** A sum in words, which a child who cannot read does not answer. */
export function ParentQuestion(props: ParentQuestionProps) {
  const { openLabel = words.open, onRight, onClose } = props;
  const [[first, second]] = useState(twoNumbers);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const formId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (Number(typed) === first + second) onRight();
    else setIsWrong(true);
  };
  return (
    <Dialog
      title={words.questionTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="contained" type="submit" form={formId}>
            {openLabel}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit}>
        <TextField
          label={words.question(numberWords[first] ?? "", numberWords[second] ?? "")}
          help={words.answer}
          error={isWrong ? words.wrongAnswer : undefined}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Box>
    </Dialog>
  );
}

/** 4 to 9 each: together more than a child counts on the fingers of one hand. */
function twoNumbers(): [number, number] {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint8Array(2));
  return [4 + (one % 6), 4 + (other % 6)];
}
