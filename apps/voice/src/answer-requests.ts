import { VoiceError, type FailureCode } from "./voice-error.ts";

export type ProcessReply<Result> =
  | { id: number; result: Result }
  /** Of a VoiceError; null for any other, whose message may contain what a child said. */
  | { id: number; error: { code: FailureCode; message: string } | null };

/** The other side of `forkManagedProcess`: answers every request, and ends with its parent. */
export function answerRequests<Request, Result>(
  answer: (request: Request) => Promise<Result>,
): void {
  const send = (reply: ProcessReply<Result>) => process.send?.(reply);
  process.on("message", ({ id, request }: { id: number; request: Request }) => {
    answer(request).then(
      (result) => send({ id, result }),
      (error: unknown) => {
        const isKnown = error instanceof VoiceError;
        send({ id, error: isKnown ? { code: error.code, message: error.message } : null });
      },
    );
  });
  process.once("disconnect", () => process.exit(0));
}
