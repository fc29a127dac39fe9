import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { GoogleIcon } from "#ui/icons";
import { Notice } from "#ui/notice";

interface GoogleSignInProps {
  /** What came of pressing it; null as long as nothing did. */
  notice: string | null;
  onPress: () => void;
}

/** The button of the other way in, with the line that parts it from the form. */
export function GoogleSignIn({ notice, onPress }: GoogleSignInProps) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<GoogleIcon />}
        onClick={onPress}
      >
        Continue with Google
      </Button>
      {notice !== null && <Notice tone="info">{notice}</Notice>}
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
