import type { Metrics } from "#core/ports/metrics";

type Send<Args extends unknown[], Message> = (...args: Args) => Promise<Message>;

/** Measures what it takes to send a message; `send` resolves once its readers were notified. */
export function measuredSending<Args extends unknown[], Message>(
  send: Send<Args, Message>,
  metrics: Pick<Metrics, "observe">,
): Send<Args, Message> {
  return async (...args) => {
    const begunAt = performance.now();
    const message = await send(...args);
    metrics.observe("codetale_message_seconds", (performance.now() - begunAt) / 1000, {});
    return message;
  };
}
