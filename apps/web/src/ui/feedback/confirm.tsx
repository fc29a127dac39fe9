/** Asks for a confirmation before an action that cannot be undone. */
import Button from "@mui/material/Button";
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useState,
  type ReactNode,
} from "react";

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

interface Asked extends ConfirmQuestion {
  answer: (agreed: boolean) => void;
}

// Loaded on demand, because dialogs are rare and their code is large.
const Dialog = lazy(async () => ({ default: (await import("./dialog.tsx")).Dialog }));

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ask = useCallback<Ask>((question) => {
    setIsOpen(true);
    return new Promise((answer) => setAsked({ ...question, answer }));
  }, []);
  const close = (agreed: boolean) => {
    setIsOpen(false);
    asked?.answer(agreed);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <Dialog
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
          </Dialog>
        </Suspense>
      )}
    </ConfirmContext>
  );
}
