import { useState } from "react";
import { Checkbox } from "#ui/forms/checkbox";
import { words } from "../words.ts";

interface BrowserChoiceProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Whether the browser notifies: the account's choice, and this browser's permission. */
export function BrowserChoice({ isChosen, onChoose }: BrowserChoiceProps) {
  const [permission, setPermission] = useState(permissionNow);

  async function choose(isWanted: boolean): Promise<void> {
    if (isWanted && permission === "default") setPermission(await Notification.requestPermission());
    onChoose(isWanted);
  }

  return (
    <Checkbox
      label={words.browser}
      help={helps[permission]}
      isChecked={isChosen && permission === "granted"}
      isDisabled={permission === "denied" || permission === "missing"}
      onChange={(isWanted) => void choose(isWanted)}
    />
  );
}

type Permission = NotificationPermission | "missing";

function permissionNow(): Permission {
  return "Notification" in window ? Notification.permission : "missing";
}

const helps: Record<Permission, string> = {
  default: words.browserHelp,
  granted: words.browserHelp,
  denied: words.browserDenied,
  missing: words.browserMissing,
};
