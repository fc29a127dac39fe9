import type { Story } from "@codetale/contract/stories";
import {
  LONGEST_REPORT,
  reportReasons,
  reportStory,
  type ReportReason,
} from "@codetale/contract/stories/reports";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { call } from "#lib/http/api-client";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { SelectField } from "#ui/forms/select-field";
import { TextField } from "#ui/forms/text-field";
import { words } from "../words.ts";

/** Says to the operators that a story of others does not belong here. */
export function ReportDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const toast = useToast();
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
  return (
    <FormDialog
      title={words.reportTitle(story.title || words.untitled)}
      cancelLabel={words.cancel}
      submitLabel={words.reportNow}
      isBusy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{words.reportText}</Typography>
      {error && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
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
    </FormDialog>
  );
}
