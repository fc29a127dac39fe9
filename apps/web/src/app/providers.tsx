/** The providers around all screens: theme, toasts, confirmations, headings. */
import { PRODUCT_NAME } from "@codetale/domain/product";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { useMemo, type ReactNode } from "react";
import { SCHEME_STORAGE_KEY } from "#theme/theme";
import { ConfirmProvider } from "#ui/feedback/confirm";
import { PageHeadingContext } from "#ui/layout/document-title";
import { ToastProvider } from "#ui/feedback/toast";
import { appTheme } from "./app-theme.ts";
import { useFocusClaim } from "./routing/focus-claim.ts";

interface ProvidersProps {
  /** Told the title of the screen while it is rendered. */
  onTitle?: ((title: string) => void) | undefined;
  children: ReactNode;
}

export function Providers({ onTitle, children }: ProvidersProps) {
  const claimFocus = useFocusClaim();
  const screen = useMemo(() => {
    const titleOf = (title: string) => {
      const whole = `${title} · ${PRODUCT_NAME}`;
      onTitle?.(whole);
      return whole;
    };
    return { titleOf, claimFocus };
  }, [claimFocus, onTitle]);
  return (
    <ThemeProvider
      theme={appTheme()}
      defaultMode="system"
      modeStorageKey={SCHEME_STORAGE_KEY}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      <PageHeadingContext value={screen}>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </PageHeadingContext>
    </ThemeProvider>
  );
}
