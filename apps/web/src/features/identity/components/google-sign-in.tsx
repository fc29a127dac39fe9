import Box from "@mui/material/Box";
import { GoogleIcon } from "#ui/icons";
import { Notice } from "#ui/notice";
import { SubmitButton } from "#ui/submit-button";
import type { GoogleTrouble } from "../google-trouble.ts";

interface GoogleSignInProps {
  /** What came of it before, where it was not the sign-in. */
  trouble: GoogleTrouble | null;
  isLeaving: boolean;
  onPress: () => void;
}

/** The button of the other way in, with the line that parts it from the form. */
export function GoogleSignIn({ trouble, isLeaving, onPress }: GoogleSignInProps) {
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
      {trouble && (
        <Notice tone={trouble.tone}>
          <div>{trouble.message}</div>
          {trouble.advice !== null && <div>{trouble.advice}</div>}
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
