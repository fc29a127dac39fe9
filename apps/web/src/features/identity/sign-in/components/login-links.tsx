import { rolePaths, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import { isOpenToBothRoles } from "../hooks/use-path-after-sign-in.ts";
import { InternalLink } from "../../frame/components/internal-link.tsx";

interface LoginLinksProps {
  person: AccountRole;
  /** The guarded address that asked to sign in; passed on to the linked screens. */
  from: string | null;
}

/**
 * Links to registration, password recovery, the landing page and the other role's sign-in screen.
 */
export function LoginLinks({ person, from }: LoginLinksProps) {
  const other = person === "user" ? "coder" : "user";
  return (
    <Box component="nav" aria-label="Other ways" sx={list}>
      <InternalLink to={rolePaths[person].register} state={{ from }}>
        Create Account
      </InternalLink>
      <InternalLink to={screenPaths.forgotPassword} state={{ person }}>
        Forgot Password
      </InternalLink>
      <InternalLink to={screenPaths.home}>Skip Login</InternalLink>
      <Box sx={{ flexBasis: "100%", color: "text.secondary" }}>
        {person === "user" ? "Here to conduct a test? " : "Here to practise? "}
        <InternalLink
          to={rolePaths[other].login}
          state={{ from: from !== null && isOpenToBothRoles(from) ? from : null }}
        >
          {person === "user" ? "Coder entrance" : "Learner entrance"}
        </InternalLink>
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
