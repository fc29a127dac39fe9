/** `Metrics` by prom-client, in the text format that Prometheus collects. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { metricDefinitions, type MetricName, type Metrics } from "#core/ports/metrics";

export interface CollectedMetrics extends Metrics {
  /** `Content-Type` of the text. */
  contentType: string;
  /** @returns every metric with its present values */
  collect(): Promise<string>;
}

interface Options {
  /** Whether to watch the process as well: memory, processor, event loop. Once in a process. */
  ofProcess?: boolean;
}

interface AnyReading {
  labels: Readonly<Record<string, string>>;
  value: number;
}

type Readers = (() => readonly AnyReading[] | Promise<readonly AnyReading[]>)[];

export function createMetrics({ ofProcess = false }: Options = {}): CollectedMetrics {
  const register = new Registry();
  if (ofProcess) collectDefaultMetrics({ register });
  const counters = new Map<MetricName, Counter>();
  const histograms = new Map<MetricName, Histogram>();
  const readers = new Map<MetricName, Readers>();

  for (const [key, { kind, help, labels, ...more }] of Object.entries(metricDefinitions)) {
    const name = key as MetricName;
    const options = { name, help, labelNames: [...labels], registers: [register] };
    if (kind === "counter") counters.set(name, new Counter(options));
    else if (kind === "gauge") readers.set(name, watchedGauge(options));
    else if ("buckets" in more) {
      histograms.set(name, new Histogram({ ...options, buckets: [...more.buckets] }));
    }
  }

  return {
    contentType: register.contentType,
    collect: () => register.metrics(),
    count: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, value, labels) => histograms.get(name)?.observe(labels, value),
    watch: (name, read) => void readers.get(name)?.push(read),
  };
}

type GaugeOptions = { name: string; help: string; labelNames: string[]; registers: Registry[] };

/** @returns the list of its readers, which are asked at each collection */
function watchedGauge(options: GaugeOptions): Readers {
  const readers: Readers = [];
  new Gauge({
    ...options,
    async collect() {
      const readings: AnyReading[] = [];
      for (const read of readers) readings.push(...(await read()));
      this.reset();
      for (const { labels, value } of readings) this.set(labels, value);
    },
  });
  return readers;
}
