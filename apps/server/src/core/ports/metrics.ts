/**
 * What operators watch, and the port by which it is counted. A label is one of few words of ours:
 * never an id, a name, an address or anything that a client sent.
 */

type Definition<Kind extends string, Label extends string> = {
  kind: Kind;
  help: string;
  labels: readonly Label[];
};

const counter = <L extends string>(help: string, labels: readonly L[]) =>
  ({ kind: "counter", help, labels }) as const satisfies Definition<"counter", L>;
const gauge = <L extends string>(help: string, labels: readonly L[]) =>
  ({ kind: "gauge", help, labels }) as const satisfies Definition<"gauge", L>;
const histogram = <L extends string>(
  help: string,
  labels: readonly L[],
  buckets: readonly number[],
) => ({ kind: "histogram", help, labels, buckets }) as const;

/** In seconds. */
const CALLS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;
const WAITS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30] as const;
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 4] as const;

/** Every metric of the product. Those of the process itself (`process_…`, `nodejs_…`) come beside. */
export const metricDefinitions = {
  codetale_http_request_seconds: histogram(
    "Duration of HTTP calls by the pattern of their route",
    ["method", "route", "status"],
    CALLS,
  ),
  codetale_live_connections: gauge("Live connections to this process", []),
  codetale_people_connected: gauge("Accounts with a live connection to this process", []),
  codetale_message_seconds: histogram(
    "From a message's arrival until it is stored and handed to its readers' live connections",
    [],
    CALLS,
  ),
  codetale_queue_jobs: gauge("Work in the bounded queues of this process", ["queue", "state"]),
  codetale_job_count: gauge(
    "Background jobs by queue and state; those in `later` are to be tried again then",
    ["queue", "state"],
  ),
  codetale_job_oldest_seconds: gauge(
    "How long the oldest waiting background job has been due; 0 where none waits",
    ["queue"],
  ),
  codetale_database_connections: gauge("Connections of the database pool", ["state"]),
  codetale_database_wait_seconds: histogram(
    "How long work waited for a connection of the database pool",
    [],
    WAITS,
  ),
  codetale_voice_real_time_share: histogram(
    "Time to render speech as a share of how long it sounds; below 1 is faster than listening",
    [],
    SHARES,
  ),
  codetale_voice_failures_total: counter("Failed calls of the voice service", ["call", "reason"]),
  codetale_story_generations_total: counter("Generations that have ended", ["outcome"]),
} as const;

type Definitions = typeof metricDefinitions;
export type MetricName = keyof Definitions;
type NameOf<Kind> = {
  [Name in MetricName]: Definitions[Name]["kind"] extends Kind ? Name : never;
}[MetricName];

/** A value for every label of the metric. */
export type LabelsOf<Name extends MetricName> = Record<Definitions[Name]["labels"][number], string>;

export interface Reading<Name extends MetricName> {
  labels: LabelsOf<Name>;
  value: number;
}

export interface Metrics {
  count<Name extends NameOf<"counter">>(name: Name, labels: LabelsOf<Name>): void;
  /** @param value in the unit that the name ends with */
  observe<Name extends NameOf<"histogram">>(
    name: Name,
    value: number,
    labels: LabelsOf<Name>,
  ): void;
  /** Calls `read` whenever metrics are collected; one metric may have several readers. */
  watch<Name extends NameOf<"gauge">>(
    name: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ): void;
}

/** Where nothing is watched, as in commands and in most tests. */
export const noMetrics: Metrics = { count: () => {}, observe: () => {}, watch: () => {} };
