import Button, { type ButtonProps } from "@mui/material/Button";
import { Spinner } from "../feedback/spinner.tsx";

interface SubmitButtonProps extends ButtonProps {
  isBusy?: boolean;
}

/**
 * The submit button of a form. While busy it ignores presses but keeps the focus, which a disabled
 * button would lose.
 */
export function SubmitButton({ isBusy = false, onClick, children, ...button }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      {...button}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      {...(isBusy && { startIcon: <Spinner /> })}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </Button>
  );
}
