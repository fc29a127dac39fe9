import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { errorNumberOf } from "#lib/http/error-number";
// Inlined, since this page is also shown when files cannot be fetched.
import darkHouse from "./dark-house.svg?inline";
import { NightPanel } from "./night-panel.tsx";
import { words } from "../words.ts";

const MISSING_PART = "codetale-missing-part";

/**
 * Replaces a screen that failed to render: a message and two buttons, both of which reload the app.
 * Where a part of the app is missing, a newer version is out most likely: then it reloads by itself,
 * unless that did not help.
 */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    if (isLoadFailure(error) && navigator.onLine && isNew(error)) location.reload();
  }, [error]);
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
function isLoadFailure(error: unknown): error is TypeError {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

/** Whether the app was not reloaded for this failure before; browsers name the part that is missing. */
function isNew({ message }: Error): boolean {
  try {
    if (sessionStorage.getItem(MISSING_PART) === message) return false;
    sessionStorage.setItem(MISSING_PART, message);
    return true;
  } catch {
    // Storage is forbidden: nothing would end a row of reloads.
    return false;
  }
}
