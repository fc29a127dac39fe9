/** The account settings below the profile: sessions and other ways in, download, deletion. */
import type { Session } from "@codetale/contract/identity";
import Box from "@mui/material/Box";
import { PageContainer } from "#ui/layout/page-container";
import { PasskeySettings } from "../../passkeys/pages/passkey-settings.tsx";
import { RecoveryCodeSettings } from "../../passkeys/pages/recovery-code-settings.tsx";
import { passkeySections } from "../../passkeys/words.ts";
import { accountTexts } from "../../words.ts";
import { SettingRow } from "#ui/layout/setting-row";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { ActiveSessions } from "./active-sessions.tsx";
import { WaysIn } from "./ways-in.tsx";

export function AccountSection({ session: { person, email } }: { session: Session }) {
  return (
    <Box sx={{ borderTop: "1px solid", borderColor: "divider" }}>
      <PageContainer>
        <SettingRow {...accountTexts.places}>
          <ActiveSessions person={person} />
        </SettingRow>
        <WaysIn />
        <SettingRow {...passkeySections.passkeys}>
          <PasskeySettings />
        </SettingRow>
        <SettingRow {...passkeySections.recoveryCodes}>
          <RecoveryCodeSettings />
        </SettingRow>
        <SettingRow {...accountTexts.data}>
          <DownloadData />
        </SettingRow>
        <SettingRow {...accountTexts.deletion}>
          <DeleteAccount email={email} />
        </SettingRow>
      </PageContainer>
    </Box>
  );
}
