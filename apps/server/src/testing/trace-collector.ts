/** Receives traces over HTTP, as a collector of OpenTelemetry does. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number().optional() }),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});

export type SentSpan = z.infer<typeof spanSchema>;

export async function openTraceCollector() {
  const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body });
      if (collector.isSilent) return;
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const collector = {
    /** Whether it answers nothing. */
    isSilent: false,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    spans: (): SentSpan[] =>
      received
        .flatMap(({ body }) => sentSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
  return collector;
}
