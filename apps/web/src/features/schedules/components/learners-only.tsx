import Button from "@mui/material/Button";
import { Notice } from "#ui/notice";
import { words } from "../words.ts";

interface LearnersOnlyProps {
  loginPath: string;
}

/** Stands in the place of the booking's action while a coder is signed in. */
export function LearnersOnly({ loginPath }: LearnersOnlyProps) {
  return (
    <Notice
      action={
        <Button variant="outlined" href={loginPath}>
          Log in as a learner
        </Button>
      }
    >
      {words.learnersOnly}
    </Notice>
  );
}
