/** A phone as Lighthouse simulates it: a slow line, and a processor four times slower than this one. */
import { createServer } from "node:net";
import { once } from "node:events";
import { chromium } from "@playwright/test";
import lighthouse, { auditFlowArtifacts, type Flags, type Result } from "lighthouse";
import { inOwnTime } from "./own-time.ts";

/** What a visitor with an empty cache meets; times in milliseconds. */
export interface PageSpeed {
  /** From 0 to 100. */
  score: number;
  firstPaintMs: number;
  /** Until the largest text or picture is there. */
  largestPaintMs: number;
  /** How long, in all, the page would not have answered. */
  blockedMs: number;
  layoutShift: number;
  kilobytes: number;
}

export interface Measurement {
  byClock: PageSpeed;
  /** As if nothing else had run on the machine. */
  inOwnTime: PageSpeed;
}

export interface Phone {
  /** @throws Error where the page could not be measured */
  measure(url: string): Promise<Measurement>;
  close(): Promise<void>;
}

/** @param chromiumPath the program; Playwright's own where it is missing */
export async function startPhone(chromiumPath?: string): Promise<Phone> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const flags: Flags = {
    port,
    output: [],
    logLevel: "error",
    onlyCategories: ["performance"],
    disableFullPageScreenshot: true,
  };
  return {
    measure: async (url) => {
      const result = await lighthouse(url, flags);
      if (!result || result.lhr.runtimeError) {
        throw new Error(result?.lhr.runtimeError?.message ?? `${url} was not measured.`);
      }
      const { artifacts, lhr } = result;
      const { traceEvents } = artifacts.Trace;
      const ownTrace = { ...artifacts.Trace, traceEvents: inOwnTime(traceEvents) };
      const { steps } = await auditFlowArtifacts({
        gatherSteps: [{ artifacts: { ...artifacts, Trace: ownTrace }, flags }],
      });
      const [own] = steps;
      if (!own) throw new Error(`${url} was not measured in its own time.`);
      return { byClock: speedOf(lhr), inOwnTime: speedOf(own.lhr) };
    },
    close: () => browser.close(),
  };
}

function speedOf({ audits, categories }: Result): PageSpeed {
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories["performance"]?.score ?? 0) * 100),
    firstPaintMs: Math.round(valueOf("first-contentful-paint")),
    largestPaintMs: Math.round(valueOf("largest-contentful-paint")),
    blockedMs: Math.round(valueOf("total-blocking-time")),
    layoutShift: Math.round(valueOf("cumulative-layout-shift") * 1_000) / 1_000,
    kilobytes: Math.round(valueOf("total-byte-weight") / 1_000),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
