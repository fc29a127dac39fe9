/** Asks for a confirmation before an action that cannot be undone. */
import Button from "@mui/material/Button";
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";

export interface ConfirmQuestion {
  title: string;
  text: ReactNode;
  /** The verb of the action. */
  confirmLabel: string;
  cancelLabel?: string;
}

type Ask = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => {
  throw new Error("useConfirm needs a ConfirmProvider above it");
});

/** Returns a function that resolves with true when the user confirmed. */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}

interface Asked extends ConfirmQuestion, Awaited<ReturnType<typeof loadDialog>> {
  answer: (agreed: boolean) => void;
}

/** On demand, because dialogs are rare and their code is large. */
const loadDialog = () => import("./dialog.tsx");

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ask = useCallback<Ask>(async (question) => {
    const loaded = await loadDialog().catch(() => null);
    // Without a network, its code may not be had: the browser has a dialog of its own.
    if (!loaded) return window.confirm(question.title);
    setIsOpen(true);
    return new Promise((answer) => setAsked({ ...question, ...loaded, answer }));
  }, []);
  const close = (agreed: boolean) => {
    setIsOpen(false);
    asked?.answer(agreed);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <asked.Dialog
          title={asked.title}
          isOpen={isOpen}
          onClose={() => close(false)}
          actions={
            <>
              <Button variant="outlined" onClick={() => close(false)}>
                {asked.cancelLabel ?? "Cancel"}
              </Button>
              <Button variant="contained" onClick={() => close(true)}>
                {asked.confirmLabel}
              </Button>
            </>
          }
        >
          {asked.text}
        </asked.Dialog>
      )}
    </ConfirmContext>
  );
}
