/** The account settings below the profile: active sessions, download, deletion. */
import type { Session } from "@codetale/contract/identity";
import { downloadMyData } from "@codetale/contract/identity-sessions";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DownloadIcon } from "#ui/display/icons";
import { PageContainer } from "#ui/layout/page-container";
import { AccountRow } from "../components/account-row.tsx";
import { accountTexts } from "../../words.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ActiveSessions } from "./active-sessions.tsx";

export function AccountSection({ session: { person, email } }: { session: Session }) {
  return (
    <Box sx={{ borderTop: "1px solid", borderColor: "divider" }}>
      <PageContainer>
        <AccountRow {...accountTexts.places}>
          <ActiveSessions person={person} />
        </AccountRow>
        <AccountRow {...accountTexts.password}>
          <Button variant="outlined" href={screenPaths.forgotPassword}>
            Change my password
          </Button>
        </AccountRow>
        <AccountRow {...accountTexts.data}>
          <Button
            component="a"
            variant="outlined"
            href={downloadMyData.path}
            download
            startIcon={<DownloadIcon />}
          >
            Download my data
          </Button>
        </AccountRow>
        <AccountRow {...accountTexts.deletion}>
          <DeleteAccount email={email} />
        </AccountRow>
      </PageContainer>
    </Box>
  );
}
