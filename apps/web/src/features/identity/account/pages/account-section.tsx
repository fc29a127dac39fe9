/** The account settings below the profile: active sessions, download, deletion. */
import type { Session } from "@codetale/contract/identity";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { PageContainer } from "#ui/layout/page-container";
import { accountTexts } from "../../words.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
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
          <DownloadData />
        </AccountRow>
        <AccountRow {...accountTexts.deletion}>
          <DeleteAccount email={email} />
        </AccountRow>
      </PageContainer>
    </Box>
  );
}

interface AccountRowProps {
  heading: string;
  intro: string;
  children: ReactNode;
}

/**
 * One row of the account settings: heading and explanation on the left, its control on the right.
 */
function AccountRow({ heading, intro, children }: AccountRowProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={row}>
      <Box>
        <Typography id={id} variant="h3" component="h2">
          {heading}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={introStyle}>
          {intro}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const introStyle = { mt: 1, maxWidth: "44ch", textWrap: "pretty" } as const;

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
  columnGap: 6,
  rowGap: 2.5,
  py: { xs: 4, md: 5 },
  "& + &": { borderTop: "1px solid", borderColor: "divider" },
} as const;
