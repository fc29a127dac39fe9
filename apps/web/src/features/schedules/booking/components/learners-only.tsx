import Button from "@mui/material/Button";
import { Notice } from "#ui/feedback/notice";
import { words } from "../../words.ts";

interface LearnersOnlyProps {
  loginPath: string;
}

/** Tells a signed-in coder that only learners can book. */
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
