import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import MuiTabs from "@mui/material/Tabs";
import { useId, type ReactNode } from "react";

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Content of the selected tab's panel. */
  children: ReactNode;
}

/** A tab list with the panel of the selected tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children } = props;
  const id = useId();
  return (
    <>
      <MuiTabs
        aria-label={label}
        value={value}
        onChange={(_event, chosen: Value) => onChange(chosen)}
        variant="scrollable"
        // Where not all fit, arrows at the edges say that there are more.
        scrollButtons="auto"
        allowScrollButtonsMobile
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={tab.label}
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </MuiTabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} sx={{ pt: 3 }}>
        {children}
      </Box>
    </>
  );
}
