import type { Person } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import { isForBoth } from "../destination.ts";
import { FORGOT_PASSWORD_PATH, LANDING_PATH, pathsOf } from "../paths.ts";
import { InnerLink } from "./inner-link.tsx";

interface LoginLinksProps {
  person: Person;
  /** The address that asked to sign in, kept on the way through other screens. */
  from: string | null;
}

/** The ways on for those who cannot, or do not want to, sign in here. */
export function LoginLinks({ person, from }: LoginLinksProps) {
  const other = person === "user" ? "coder" : "user";
  return (
    <Box component="nav" aria-label="Other ways" sx={list}>
      <InnerLink to={pathsOf[person].register} state={{ from }}>
        Create Account
      </InnerLink>
      <InnerLink to={FORGOT_PASSWORD_PATH} state={{ person }}>
        Forgot Password
      </InnerLink>
      <InnerLink to={LANDING_PATH}>Skip Login</InnerLink>
      <Box sx={{ flexBasis: "100%", color: "text.secondary" }}>
        {person === "user" ? "Here to conduct a test? " : "Here to practise? "}
        <InnerLink
          to={pathsOf[other].login}
          state={{ from: from !== null && isForBoth(from) ? from : null }}
        >
          {person === "user" ? "Coder entrance" : "Learner entrance"}
        </InnerLink>
      </Box>
    </Box>
  );
}

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  rowGap: 1.5,
  typography: "body2",
} as const;
