import type { Story } from "@codetale/contract/stories";
import {
  LONGEST_REPORT,
  reportReasons,
  reportStory,
  type ReportReason,
} from "@codetale/contract/stories-reports";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { call } from "#lib/http/api-client";
import { Dialog } from "#ui/feedback/dialog";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { SelectField } from "#ui/forms/select-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { words } from "../words.ts";

/** Says to the operators that a story of others does not belong here. */
export function ReportDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const toast = useToast();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>("unsuitable");
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(reportStory, { params: { storyId: story.id }, body: { reason, text: text.trim() } }),
    onSuccess: ({ message }) => {
      toast(message, "success");
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog
      title={words.reportTitle(story.title || words.untitled)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton form={formId} isBusy={isPending}>
            {words.reportNow}
          </SubmitButton>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
        <Typography color="text.secondary">{words.reportText}</Typography>
        {error && <Notice tone="error">{error.message}</Notice>}
        <SelectField
          label={words.reportReason}
          name="reason"
          value={reason}
          options={reportReasons.map((value) => ({ value, label: words.reportReasons[value] }))}
          onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
        />
        <TextField
          label={words.reportDetails}
          name="text"
          value={text}
          isOptional
          rows={3}
          maxLength={LONGEST_REPORT}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Box>
    </Dialog>
  );
}
