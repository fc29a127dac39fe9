import { useEffect, useState } from "react";
import { CheckIcon, CopyIcon } from "../display/icons.tsx";

/** How long the result is shown. */
const SAID_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /**
   * Called when the browser refuses access to the clipboard; marks the text for copying by hand.
   */
  onRefused: () => void;
}

/** Copies a text; the styles of its parts are in `richTextStyle`. */
export function CopyButton({ text, onRefused }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"Copied" | "Selected" | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied");
    } catch {
      onRefused();
      setOutcome("Selected");
    }
  };

  return (
    <>
      <button type="button" className="copy" onClick={() => void copy()}>
        {outcome === null ? <CopyIcon size={16} /> : <CheckIcon size={16} />}
        Copy
      </button>
      <span role="status" className="copied">
        {outcome}
      </span>
    </>
  );
}
