import { downloadMyData } from "@codetale/contract/identity/account-data";
import Box from "@mui/material/Box";
import { useMutation } from "@tanstack/react-query";
import { errorNumberOf } from "#lib/http/error-number";
import { callForResponse } from "#lib/http/api-client";
import { saveFile } from "#lib/save-file";
import { DownloadIcon } from "#ui/display/icons";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { useWithProof } from "../../proof/hooks/use-with-proof.ts";

const FILE_NAME = "codetale-my-data.json";

/** A call and no link, so that a refusal is shown here. */
export function DownloadData() {
  const withProof = useWithProof();
  const downloading = useMutation({
    mutationFn: async () => {
      const response = await withProof(() => callForResponse(downloadMyData));
      saveFile(FILE_NAME, await response.blob());
    },
  });
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {downloading.error && (
        <Notice tone="error" number={errorNumberOf(downloading.error)}>
          {downloading.error.message}
        </Notice>
      )}
      <SubmitButton
        type="button"
        variant="outlined"
        startIcon={<DownloadIcon />}
        isBusy={downloading.isPending}
        onClick={() => downloading.mutate()}
      >
        Download my data
      </SubmitButton>
    </Box>
  );
}
