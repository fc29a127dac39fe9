/**
 * The network of the web's tests: one MSW server, started for every test file by open-network.ts.
 * A visitor's session is answered, and an account that was told nothing, as the bar of every screen
 * asks for both; any other call that a test prepares no answer for fails it.
 */
import type { Endpoint } from "@codetale/contract/endpoint";
import type { ErrorBody } from "@codetale/contract/error-body";
import { failures, type FailureReason } from "@codetale/contract/errors";
import { readSession } from "@codetale/contract/identity";
import { listNotices } from "@codetale/contract/notices";
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { z } from "zod";
import { someNotices } from "./notices.tsx";

type Output<S> = S extends z.ZodType ? z.output<S> : never;

/** JSON as the contract has it; a form where the contract names no body. */
type BodyOf<E extends Endpoint> = E extends { body: infer S } ? Output<S> : FormData;

export interface ReceivedRequest<E extends Endpoint = Endpoint> {
  /** With its parameters filled in. */
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: BodyOf<E>;
}

type Given<E extends Endpoint> = Output<E["response"]> | Response;

type Answering<E extends Endpoint> = (request: ReceivedRequest<E>) => Given<E> | Promise<Given<E>>;

/** What the contract says that the call answers, or a function that answers each request. */
export type Answer<E extends Endpoint> = Output<E["response"]> | Answering<E>;

/** A test without a document has no address that a path could be relative to. */
globalThis.location ??= new URL("http://localhost:3000/") as unknown as Location;
const { origin } = location;

const received: { endpoint: Endpoint; request: ReceivedRequest }[] = [];
const unanswered: string[] = [];
const server = setupServer(handlerOf(readSession, null), handlerOf(listNotices, someNotices()));

/** To be called once for each test file: modules are loaded once for all of them. */
export function openNetwork(): void {
  beforeAll(() => {
    server.listen({
      onUnhandledRequest: ({ method, url }, print) => {
        unanswered.push(`${method} ${new URL(url).pathname}`);
        print.error();
      },
    });
    passFormsAsTheyAre();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    // A request that was made last still reaches its handler.
    await new Promise((resolve) => setTimeout(resolve));
    server.resetHandlers();
    received.length = 0;
    const missing = unanswered.splice(0);
    if (missing.length > 0) throw new Error(`No answer was prepared for ${missing.join(", ")}`);
  });
}

/** Answers a call until the end of the test, or until another answer takes this one's place. */
export function on<E extends Endpoint>(endpoint: E, answer: Answer<NoInfer<E>>): void {
  server.use(handlerOf(endpoint, answer));
}

/** Refuses a call as the contract words it, with `more` of the body on top. */
export function refuse(endpoint: Endpoint, reason: FailureReason, more?: Partial<ErrorBody>): void {
  server.use(handlerOf(endpoint, () => refusal(reason, more)));
}

export function refusal(reason: FailureReason, more: Partial<ErrorBody> = {}): Response {
  const { code, status, message } = failures[reason];
  const body = { success: false, code, reason, message, requestId: "request-1", ...more };
  return Response.json(body, { status });
}

/** The requests of one call since the test began, in the order of their arrival. */
export function requestsTo<E extends Endpoint>(endpoint: E): ReceivedRequest<E>[] {
  return received
    .filter((one) => one.endpoint === endpoint)
    .map(({ request }) => request as ReceivedRequest<E>);
}

/** The bodies of `requestsTo`. */
export function sentTo<E extends Endpoint>(endpoint: E): BodyOf<E>[] {
  return requestsTo(endpoint).map(({ body }) => body);
}

/** The connection breaks before an answer comes. */
export const lost = (): Response => HttpResponse.error();

/** A proxy's page in place of an answer. */
export const brokenAnswer = (): Response => new Response("<h1>Bad gateway</h1>", { status: 502 });

/** No answer ever comes. */
export const never = (): Promise<never> => new Promise(() => undefined);

function handlerOf<E extends Endpoint>(endpoint: E, answer: Answer<E>): HttpHandler {
  const method = endpoint.method === "GET" ? http.get : http.post;
  return method(`${origin}${endpoint.path}`, async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const call: ReceivedRequest<E> = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: (await bodyOf(request)) as BodyOf<E>,
    };
    received.push({ endpoint, request: call });
    const given = typeof answer === "function" ? await (answer as Answering<E>)(call) : answer;
    return given instanceof Response ? given : HttpResponse.json(given as JsonBodyType);
  });
}

const FORM = "application/x-form-of-this-page";
const forms: FormData[] = [];

/** The files of jsdom 29 lose name and content when Vitest 4.1 turns their form into Node's. */
function passFormsAsTheyAre(): void {
  const intercepted = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (!(init?.body instanceof FormData)) return intercepted(input, init);
    const place = forms.push(init.body) - 1;
    return intercepted(input, { ...init, body: `${place}`, headers: { "content-type": FORM } });
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === "GET") return undefined;
  const isForm = request.headers.get("content-type") === FORM;
  return isForm ? forms[Number(await request.text())] : request.json();
}
