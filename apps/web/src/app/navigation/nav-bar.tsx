/**
 * The navigation bar; its links depend on the account role and move into a menu on narrow screens.
 */
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { Link } from "#lib/routing/link";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavAccount } from "./nav-account.tsx";
import type { AccountState } from "../account/use-account.ts";
import { BarLinks } from "./bar-links.tsx";
import { SchemeSwitch } from "../layout/scheme-switch.tsx";
import { Wordmark } from "../layout/wordmark.tsx";
import type { BarBell as LoadedBell } from "../notices/bar-bell.tsx";
import { words } from "../words.ts";

/** Loaded for accounts alone; the bar does without where that fails. */
const BarBell = lazy<typeof LoadedBell>(async () => ({
  default: await import("../notices/bar-bell.tsx").then(
    ({ BarBell: bell }) => bell,
    () => () => <></>,
  ),
}));

export function NavBar(props: AccountState) {
  const { session, isLoading } = props;
  return (
    <Box component="header" sx={bar}>
      <Box component={Link} href={screenPaths.landing} sx={brand}>
        <Wordmark />
      </Box>
      <Box
        component="nav"
        aria-label={words.mainNavigation}
        sx={{ ...wideNav, gap: session ? narrowGap : 1 }}
      >
        {!isLoading && <BarLinks session={session} />}
        <SchemeSwitch />
        {!isLoading && <NavAccount {...props} />}
      </Box>
      {session && (
        <Box sx={bellPlace}>
          <Suspense fallback={null}>
            <BarBell session={session} />
          </Suspense>
        </Box>
      )}
      <MobileMenu {...props} />
    </Box>
  );
}

const bar = {
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: { xs: 64, md: 80 },
  pl: { xs: 2, sm: 3, md: 4, lg: 6 },
  pr: { xs: 1, sm: 2, md: 4, lg: 6 },
  borderBottom: "1px solid",
  borderColor: "divider",
  viewTransitionName: "bar",
};

/** Kept free while the bell is being loaded. */
const bellPlace = {
  ml: { xs: "auto", md: -1.5 },
  mr: { xs: -1.5, md: 0 },
  minWidth: 44,
  minHeight: 44,
} as const;

const brand = { display: "flex", alignItems: "center", minHeight: 44, borderRadius: 1 };

const wideNav = {
  display: { xs: "none", md: "flex" },
  alignItems: "center",
  ml: "auto",
  minWidth: 0,
};

/** The breakpoint from which the bar shows its links leaves little room beside a name. */
const narrowGap = { md: 0.25, lg: 1 };
