import type { Session } from "@codetale/contract/identity";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Link } from "#lib/routing/link";
import { Avatar } from "#ui/display/avatar";
import { PersonIcon } from "#ui/display/icons";
import { SubmitButton } from "#ui/forms/submit-button";
import type { AccountState } from "../account/use-account.ts";
import { words } from "../words.ts";
import { loginLink, signUpLink } from "./nav-links.ts";

type NavAccountProps = Pick<AccountState, "session" | "onLogout" | "isLoggingOut"> & {
  /** There is room for words there. */
  isInMenu?: boolean;
  /** Called when a link is followed. */
  onFollow?: () => void;
};

/** Sign-up and login for visitors; profile and logout for a signed-in account. */
export function NavAccount(props: NavAccountProps) {
  const { session, onLogout, isLoggingOut, isInMenu = false, onFollow } = props;
  if (!session) {
    return (
      <>
        <Button variant="outlined" href={loginLink.href} onClick={onFollow}>
          {loginLink.label}
        </Button>
        <Button variant="contained" href={signUpLink.href} onClick={onFollow}>
          {signUpLink.label}
        </Button>
      </>
    );
  }
  return (
    <>
      {session.person === "user" && (
        <>
          <Me session={session} onFollow={onFollow} />
          {isInMenu ? (
            <Button variant="outlined" href={screenPaths.profile} onClick={onFollow}>
              {words.profile}
            </Button>
          ) : (
            <IconButton href={screenPaths.profile} aria-label={words.profile} title={words.profile}>
              <PersonIcon />
            </IconButton>
          )}
        </>
      )}
      <SubmitButton type="button" variant="outlined" isBusy={isLoggingOut} onClick={onLogout}>
        Logout
      </SubmitButton>
    </>
  );
}

function Me({ session, onFollow }: { session: Session; onFollow: (() => void) | undefined }) {
  const name = session.name || session.email;
  return (
    <Box component={Link} href={screenPaths.landing} onClick={onFollow} sx={me}>
      <Avatar name={name} src={session.photoURL} />
      <Box component="span" dir="auto" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {name}
      </Box>
    </Box>
  );
}

const me = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 44,
  minWidth: 0,
  maxWidth: 240,
  px: 1,
  mr: 0.5,
  color: "text.primary",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  borderRadius: 1,
};
