import { useState } from "react";
import { words } from "../words.ts";

/** What pressing the Google button comes to where no provider is configured. */
export function useGoogleNotice(): { notice: string | null; onPress: () => void } {
  const [isPressed, setIsPressed] = useState(false);
  return {
    notice: isPressed ? words.googleNotSetUp : null,
    onPress: () => setIsPressed(true),
  };
}
