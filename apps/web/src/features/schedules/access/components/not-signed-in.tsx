import Button from "@mui/material/Button";
import { Link } from "#lib/routing/link";
import { Notice } from "#ui/feedback/notice";

interface NotSignedInProps {
  message: string;
  loginPath: string;
  /** The address to come back to. */
  from: string;
}

/** Says that signing in is needed, and leads there and back. */
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
