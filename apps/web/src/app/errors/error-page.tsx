import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { errorNumberOf } from "#lib/http/error-number";
// Inlined, since this page is also shown when files cannot be fetched.
import darkHouse from "./dark-house.svg?inline";
import { NightPanel } from "./night-panel.tsx";
import { words } from "../words.ts";

/**
 * Replaces a screen that failed to render: a message and two buttons, both of which reload the app.
 */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <NightPanel
      picture={darkHouse}
      title={words.errorTitle}
      text={isLoadFailure(error) ? words.outdatedText : words.errorText}
      number={errorNumberOf(error)}
    >
      <Button variant="dusk" onClick={() => location.reload()}>
        Try again
      </Button>
      <Button variant="duskOutlined" onClick={() => location.assign(screenPaths.landing)}>
        Start page
      </Button>
    </NightPanel>
  );
}

/** Browsers word a failed module import differently, but all throw a TypeError. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
