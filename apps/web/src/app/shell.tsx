/** The house around every screen: bar, screen, footer. */
import Box from "@mui/material/Box";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { Footer } from "./footer.tsx";
import { useAccount } from "./use-account.ts";
import { LoadingBar } from "./loading-bar.tsx";
import { NavBar } from "./nav-bar.tsx";
import type { ScreenHandle } from "./screens.tsx";
import { CONTENT_ID, SkipLink } from "./skip-link.tsx";

export function Shell() {
  const account = useAccount();
  const layout = useLayout();
  return (
    <Box sx={house}>
      <SkipLink />
      <LoadingBar />
      <NavBar {...account} />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={content}>
        <Outlet />
      </Box>
      {layout === "page" && <Footer />}
      <ScrollRestoration />
    </Box>
  );
}

function useLayout() {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return handle?.layout ?? "page";
}

const house = { display: "flex", flexDirection: "column", minHeight: "100dvh" } as const;

const content = { flex: 1, display: "flex", flexDirection: "column", minWidth: 0 } as const;
