/** Makes queries of a test's database fail as a driver does: the error quotes every parameter. */
import { DrizzleQueryError } from "drizzle-orm";
import type { Database } from "#platform/db/database";

interface Query {
  sql: string;
  params: unknown[];
}

/** What the library calls for each query, also of a transaction. */
interface Session {
  prepareQuery(query: Query, ...rest: unknown[]): { execute: Execute };
}

type Execute = (values?: Record<string, unknown>) => Promise<unknown>;

/** To be called before the app is created, which prepares statements. */
export function letQueriesFail(db: Database) {
  const sessionClass = Object.getPrototypeOf(Reflect.get(db._, "session")) as Session;
  const { prepareQuery } = sessionClass;
  let passing = Infinity;
  const quoted: unknown[] = [];

  sessionClass.prepareQuery = function prepareFailing(query, ...rest) {
    const prepared = prepareQuery.call(this, query, ...rest);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (values = {}) => {
      if ((passing -= 1) >= 0) return execute(values);
      const params = [...query.params, ...Object.values(values)];
      quoted.push(...params);
      throw new DrizzleQueryError(query.sql, params, driverError(query.sql, params));
    };
    return prepared;
  };

  return {
    /** Parameters of the queries that failed. */
    quoted,
    /** Lets the next queries pass, and all after them fail. */
    failAfter(count: number): void {
      passing = count;
    },
    heal(): void {
      passing = Infinity;
    },
    restore(): void {
      sessionClass.prepareQuery = prepareQuery;
    },
  };
}

function driverError(query: string, params: unknown[]): Error {
  const text = JSON.stringify(params);
  const cause = new Error(`cause\n    at ${text} (/a/b.ts:1:1)`);
  return Object.assign(new Error(`value too long: ${text}`, { cause }), {
    code: "22001",
    table: "a_table",
    detail: `Failing row contains ${text}.`,
    hint: text,
    where: text,
    internalQuery: text,
    query,
    params,
  });
}
