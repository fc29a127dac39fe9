import type { ReactNode } from "react";
import { Tabs } from "#ui/navigation/tabs";

export type ScheduleTab = "current" | "past";

interface ScheduleTabsProps {
  tab: ScheduleTab;
  onChange: (tab: ScheduleTab) => void;
  children: ReactNode;
}

export function ScheduleTabs({ tab, onChange, children }: ScheduleTabsProps) {
  return (
    <Tabs label="Schedules" tabs={tabs} value={tab} onChange={onChange}>
      {children}
    </Tabs>
  );
}

const tabs = [
  { value: "current", label: "Current Schedules" },
  { value: "past", label: "Past Schedules" },
] as const;
