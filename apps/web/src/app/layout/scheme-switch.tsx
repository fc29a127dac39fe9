import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import { useHydrated } from "#lib/use-hydrated";
import { MoonIcon, SunIcon, SystemIcon } from "#ui/display/icons";

type Mode = "system" | "light" | "dark";

const modes: Record<Mode, { name: string; icon: React.ReactNode; next: Mode }> = {
  system: { name: "system", icon: <SystemIcon />, next: "light" },
  light: { name: "light", icon: <SunIcon />, next: "dark" },
  dark: { name: "dark", icon: <MoonIcon />, next: "system" },
};

/**
 * Cycles through the system, light and dark colour schemes; the choice is stored in this browser.
 */
export function SchemeSwitch({ hasLabel = false }: { hasLabel?: boolean }) {
  const { mode = "system", setMode } = useColorScheme();
  const isHydrated = useHydrated();
  const { name, icon, next } = modes[isHydrated ? mode : "system"];
  const label = `Colours: ${name}`;
  const change = () => setMode(next);

  return hasLabel ? (
    <Button variant="text" color="inherit" startIcon={icon} onClick={change}>
      {label}
    </Button>
  ) : (
    <IconButton aria-label={label} title={label} onClick={change} sx={{ color: "text.secondary" }}>
      {icon}
    </IconButton>
  );
}
