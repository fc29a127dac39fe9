/** Traces statements by their verb; their text and values stay here. */
import type { Tracing } from "#core/ports/tracing";

interface Queryable {
  query: (...args: never[]) => unknown;
}

/**
 * Traces the statements that are awaited by a promise. Those with a callback are the pool's own way of
 * passing one on to a connection, so that none is traced twice.
 */
export function traceQueries(target: Queryable, tracing: Tracing): void {
  const query = target.query.bind(target) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]) => {
    if (typeof args.at(-1) === "function") return query(...args);
    const verb = verbOf(args[0]);
    const attributes = { "db.system.name": "postgresql", "db.operation.name": verb };
    return tracing.span(`database ${verb}`, attributes, async () => query(...args));
  };
  target.query = traced;
}

function verbOf(statement: unknown): string {
  const text = typeof statement === "string" ? statement : textOf(statement);
  return /^\s*([a-z]{1,12})\b/i.exec(text)?.[1]?.toLowerCase() ?? "other";
}

function textOf(statement: unknown): string {
  const hasText = typeof statement === "object" && statement !== null && "text" in statement;
  return hasText && typeof statement.text === "string" ? statement.text : "";
}
