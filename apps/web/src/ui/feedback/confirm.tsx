/** Asks before something that cannot be taken back. */
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
  /** The verb of what will happen. */
  confirmLabel: string;
  cancelLabel?: string;
}

type Ask = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => {
  throw new Error("useConfirm needs a ConfirmProvider above it");
});

/** Resolves true when the person agreed. */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}

interface Asked extends ConfirmQuestion {
  answer: (agreed: boolean) => void;
}

// Dialogs are rare and not small, so nobody waits for them at the door.
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
