/**
 * `Tracing` by OpenTelemetry, sent to a collector by OTLP over HTTP. Its libraries are loaded when
 * it is started, so that an installation without a collector has nothing of them.
 */
import { setTimeout as pause } from "node:timers/promises";
import { SECOND_MS } from "@codetale/domain/time";
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Tracing } from "#core/ports/tracing";
import { routeLabel } from "#platform/http/routes/route-label";

export interface RunningTracing extends Tracing {
  /** Makes a trace of each HTTP call; of routes and hooks that are added after it. */
  addTo(app: FastifyInstance): void;
  /** Sends what is left, where the collector takes it soon, and ends. */
  close(): Promise<void>;
}

interface TracingOptions {
  /** Address of the collector, without the path for traces. */
  endpoint: string;
  /** Sent along, such as a key. */
  headers?: Record<string, string>;
  /** Called where the last traces are lost, because the collector is away. */
  onUnsent?: (error: unknown) => void;
  /** How long the end waits for it at most. */
  endedWithinMs?: number;
}

/** One in a process: OpenTelemetry keeps what is traced at the moment for all of it. */
export async function startTracing({
  endpoint,
  headers = {},
  onUnsent = () => {},
  endedWithinMs = 2 * SECOND_MS,
}: TracingOptions): Promise<RunningTracing> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "codetale" }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url, headers }))],
  });
  provider.register();
  const tracer = trace.getTracer("codetale");
  const calls = new WeakMap<FastifyRequest, Span>();

  return {
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, ending(work)),

    present() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent ?? null;
    },

    spanOf(cause, name, attributes, work) {
      const parent = cause === null ? {} : { traceparent: cause };
      const options = { kind: SpanKind.CONSUMER, attributes };
      const of = propagation.extract(ROOT_CONTEXT, parent);
      return tracer.startActiveSpan(name, options, of, ending(work));
    },

    addTo(app) {
      const within = (request: FastifyRequest, work: () => void) => {
        const span = calls.get(request);
        if (span) context.with(trace.setSpan(context.active(), span), work);
        else work();
      };
      app.addHook("onRequest", (request, _reply, done) => {
        const { method, routeOptions, id } = request;
        const route = routeLabel(routeOptions.url);
        const attributes = {
          "http.request.method": method,
          "http.route": route,
          // By which the log knows the call, too.
          "codetale.request_id": id,
        };
        const options = { kind: SpanKind.SERVER, attributes, root: true };
        calls.set(request, tracer.startSpan(`${method} ${route}`, options));
        within(request, done);
      });
      // The body arrives in a context of its own.
      app.addHook("preValidation", (request, _reply, done) => within(request, done));
      app.addHook("onResponse", async (request, reply) => {
        const span = calls.get(request);
        span?.setAttribute("http.response.status_code", reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },

    async close() {
      await within(endedWithinMs, provider.shutdown()).catch(onUnsent);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** @throws what `work` does; an error once it takes longer than `ms` */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const late = async () => {
    await pause(ms, null, { signal: waiting.signal });
    throw new Error(`no answer within ${ms} ms`);
  };
  try {
    await Promise.race([work, late()]);
  } finally {
    waiting.abort();
  }
}

/** Runs `work`, and ends its span. */
function ending<T>(work: () => Promise<T>): (span: Span) => Promise<T> {
  return async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  };
}

/** Messages of errors quote what was worked on; the name of their class does not. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.constructor.name : typeof error);
}
