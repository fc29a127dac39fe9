import { screenPaths } from "@codetale/contract/screens";
import type { ComponentType } from "react";
import { useNavigate, useSearchParams } from "#lib/routing/navigation";
import { Page } from "#ui/layout/page";
import { Tabs } from "#ui/navigation/tabs";
import type { SectionProps } from "../section.ts";
import { words } from "../words.ts";
import { InstallationSection } from "./installation-section.tsx";
import { InvitationsSection } from "./invitations-section.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { ReportsSection } from "./reports-section.tsx";
import { SchedulesSection } from "./schedules-section.tsx";
import { SecurityLogSection } from "./security-log-section.tsx";
import { StorageSection } from "./storage-section.tsx";

/** A section is a row here, a component and a call; the first is shown first. */
const sections = [
  { value: "people", label: "People", Section: PeopleSection },
  { value: "sessions", label: "Booked sessions", Section: SchedulesSection },
  { value: "invitations", label: "Invitations", Section: InvitationsSection },
  { value: "reports", label: "Reports", Section: ReportsSection },
  { value: "jobs", label: "Jobs", Section: JobsSection },
  { value: "mails", label: "Mail", Section: MailsSection },
  { value: "security-log", label: "Security log", Section: SecurityLogSection },
  { value: "storage", label: "Storage", Section: StorageSection },
  { value: "installation", label: "Installation", Section: InstallationSection },
] as const satisfies readonly {
  value: string;
  label: string;
  Section: ComponentType<SectionProps>;
}[];

/** The operator's screen; the section is a parameter of the address. */
export function OperatorPage({ withProof }: SectionProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get("section");
  const { value, Section } = sections.find((section) => section.value === asked) ?? sections[0];

  return (
    <Page title={words.title} intro={words.intro}>
      <Tabs
        label={words.sections}
        tabs={sections}
        value={value}
        onChange={(chosen) =>
          void navigate(`${screenPaths.operator}?section=${chosen}`, { replace: true })
        }
      >
        <Section key={value} withProof={withProof} />
      </Tabs>
    </Page>
  );
}
