import { useEffect } from "react";
import { useToast } from "#ui/feedback/toast";
import { ExitTestButton } from "../components/exit-test-button.tsx";
import { useExitTest } from "../hooks/use-exit-test.ts";

interface ExitTestProps {
  scheduleId: string;
  otherName: string;
  /** How many messages are in the outbox. */
  unsent: number;
}

export function ExitTest({ scheduleId, ...button }: ExitTestProps) {
  const { mutate, isPending, error } = useExitTest(scheduleId);
  const toast = useToast();
  useEffect(() => {
    if (error) toast(error.message, "error");
  }, [error, toast]);
  return <ExitTestButton {...button} isExiting={isPending} onExit={mutate} />;
}
