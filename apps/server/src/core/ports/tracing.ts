/**
 * Port for traces: what took how long within one call or job. Names and attributes are words of
 * ours, never ids, names, addresses or anything that a client sent.
 */
export interface Tracing {
  /**
   * Runs `work` as a part of what is traced at the moment, or as a trace of its own. An error marks
   * the part as failed and is thrown on.
   */
  span<T>(
    name: string,
    attributes: Readonly<Record<string, string>>,
    work: () => Promise<T>,
  ): Promise<T>;
  /** Names what is traced at the moment, for work that it causes: W3C's `traceparent`; null for nothing. */
  present(): string | null;
  /**
   * Runs `work` as `span` does, as a part of what `cause` names, which may have been in another process
   * and have ended; as a trace of its own where that is null, whatever is traced at the moment.
   */
  spanOf<T>(
    cause: string | null,
    name: string,
    attributes: Readonly<Record<string, string>>,
    work: () => Promise<T>,
  ): Promise<T>;
}
