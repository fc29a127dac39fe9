import Button from "@mui/material/Button";
import { Notice } from "#ui/feedback/notice";
import { words } from "../../words.ts";

interface LearnersOnlyProps {
  loginPath: string;
}

/** Says why a coder who is signed in may look at the form but not send it. */
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
