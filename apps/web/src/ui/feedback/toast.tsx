/** Short messages that appear above the page. */
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { sheet } from "#theme/surfaces";
import { CloseIcon } from "../display/icons.tsx";
import { ErrorNumber } from "./error-number.tsx";
import { noticeLooks, type NoticeTone } from "./notice.tsx";

/** @param number of a failure that the operators' log has */
type ShowToast = (message: string, tone?: NoticeTone, number?: string | null) => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error("useToast needs a ToastProvider above it");
});

/** Returns a function that shows a message; warnings and errors stay until they are dismissed. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

interface Toast {
  id: number;
  message: string;
  tone: NoticeTone;
  number: string | null;
}

const MOST_AT_ONCE = 3;
const SHOWN_MS = 7_000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((message, tone = "info", number = null) => {
    const toast = { id: ++lastId.current, message, tone, number };
    setToasts((shown) =>
      [...shown.filter((other) => other.message !== message), toast].slice(-MOST_AT_ONCE),
    );
  }, []);
  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      <Box role="region" aria-label="Messages" sx={corner}>
        {["status", "alert"].map((role) => (
          <div key={role} role={role}>
            {toasts
              .filter(({ tone }) => (tone === "error") === (role === "alert"))
              .map((toast) => (
                <ToastCard key={toast.id} {...toast} onDismiss={() => dismiss(toast.id)} />
              ))}
          </div>
        ))}
      </Box>
    </ToastContext>
  );
}

function ToastCard({ message, tone, number, onDismiss }: Toast & { onDismiss: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  // Warnings and errors may require an action, so they stay.
  const isPassing = tone !== "error" && tone !== "warning" && !isHeld;
  const onTimeout = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(() => onTimeout(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPassing]);

  const { icon, colour } = noticeLooks[tone];
  return (
    <Box
      sx={card}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Box sx={{ display: "flex", color: `tone.${colour}.text` }}>{icon}</Box>
      <Box sx={{ flex: 1, py: 1.25 }}>
        {message}
        {number !== null && <ErrorNumber number={number} />}
      </Box>
      <IconButton aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

const corner = {
  position: "fixed",
  zIndex: "snackbar",
  left: { xs: 16, sm: "auto" },
  right: { xs: 16, sm: 24 },
  // A screen whose actions are at the bottom has them at its top.
  top: "var(--messages-top, auto)",
  bottom: { xs: "var(--messages-bottom, 16px)", sm: "var(--messages-bottom, 24px)" },
  width: { sm: 400 },
  pointerEvents: "none",
} as const;

const card = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  mt: 1.5,
  pl: 2,
  pr: 0.5,
  pointerEvents: "auto",
  ...sheet,
  boxShadow: 12,
} as const;
