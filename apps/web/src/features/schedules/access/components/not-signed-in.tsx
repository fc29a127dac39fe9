import Button from "@mui/material/Button";
import { Link } from "#lib/routing/link";
import { Notice } from "#ui/feedback/notice";

interface NotSignedInProps {
  message: string;
  loginPath: string;
  /** The address to return to after signing in. */
  from: string;
}

/** Says that signing in is required, with a link to the sign-in screen. */
export function NotSignedIn({ message, loginPath, from }: NotSignedInProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outlined" component={Link} to={loginPath} state={{ from }}>
          Log in
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
