/** The layout around every screen: navigation bar, screen, footer. */
import Box from "@mui/material/Box";
import { lazy, Suspense, type ReactNode } from "react";
import { useLocation } from "#lib/routing/navigation";
import { useScrollRestoration } from "#lib/routing/scroll-restoration";
import { Footer } from "./footer.tsx";
import { useAccount } from "../account/use-account.ts";
import { LoadingBar } from "./loading-bar.tsx";
import { NavBar } from "../navigation/nav-bar.tsx";
import type { SignedIn as LoadedSignedIn } from "../account/signed-in.tsx";
import { ScreenBoundary } from "../errors/screen-boundary.tsx";
import type { Layout } from "../routing/screens.tsx";
import { words } from "../words.ts";

const CONTENT_ID = "content";

/** Loaded for accounts alone; screens do without where that fails. */
const SignedIn = lazy<typeof LoadedSignedIn>(async () => ({
  default: await import("../account/signed-in.tsx").then(
    ({ SignedIn: signedIn }) => signedIn,
    () => () => <></>,
  ),
}));

interface ShellProps {
  layout?: Layout | undefined;
  children: ReactNode;
}

export function Shell({ layout = "page", children }: ShellProps) {
  const account = useAccount();
  const location = useLocation();
  return (
    <Box sx={house}>
      <SkipLink />
      <LoadingBar />
      {layout !== "stage" && <NavBar {...account} />}
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={content}>
        <ScreenBoundary resetOn={location}>{children}</ScreenBoundary>
      </Box>
      {layout === "page" && <Footer />}
      <ScrollRestoration />
      {account.session && (
        <Suspense fallback={null}>
          <SignedIn session={account.session} />
        </Suspense>
      )}
    </Box>
  );
}

/** By itself, since taking over a page renders it twice. */
function ScrollRestoration() {
  useScrollRestoration();
  return null;
}

/** The first focusable element: skips the navigation bar. */
function SkipLink() {
  return (
    <Box component="a" href={`#${CONTENT_ID}`} sx={skipLink}>
      {words.skipToContent}
    </Box>
  );
}

const house = {
  display: "flex",
  flexDirection: "column",
  minHeight: "calc(100dvh - var(--banner-height, 0px))",
} as const;

const content = { flex: 1, display: "flex", flexDirection: "column", minWidth: 0 } as const;

const skipLink = {
  position: "absolute",
  left: 16,
  top: -100,
  zIndex: "tooltip",
  px: 2,
  py: 1.5,
  borderRadius: 1,
  fontWeight: 600,
  color: "primary.contrastText",
  bgcolor: "primary.main",
  "&:focus": { top: 10 },
} as const;
