import Box from "@mui/material/Box";
import { GoogleIcon } from "#ui/display/icons";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import type { GoogleNotice } from "../google-notice.ts";

interface GoogleSignInProps {
  /** Why an earlier sign-in with Google failed; null otherwise. */
  notice: GoogleNotice | null;
  isLeaving: boolean;
  onPress: () => void;
}

/** The button "Continue with Google", with a divider between it and the form. */
export function GoogleSignIn({ notice, isLeaving, onPress }: GoogleSignInProps) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SubmitButton
        type="button"
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<GoogleIcon />}
        isBusy={isLeaving}
        onClick={onPress}
      >
        Continue with Google
      </SubmitButton>
      {notice && (
        <Notice tone={notice.tone}>
          <div>{notice.message}</div>
          {notice.advice !== null && <div>{notice.advice}</div>}
        </Notice>
      )}
      <Box sx={divider}>OR</Box>
    </Box>
  );
}

const divider = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  my: 1,
  typography: "eyebrow",
  color: "text.secondary",
  "&::before, &::after": {
    content: '""',
    flex: 1,
    borderTop: "1px solid",
    borderColor: "divider",
  },
} as const;
