import { at } from "@codetale/domain/testing/at";
import { expect, it } from "vitest";
import { metricDefinitions } from "#core/ports/metrics";
import { createHttpApp } from "#platform/http/create-http-app";
import { TestClock } from "#testing/clock";
import { createMetrics } from "./create-metrics.ts";
import { addHttpMetrics } from "./http-metrics.ts";
import { watchQueue } from "./watch-queue.ts";

it("[OPS-4] every metric of the table is collected with its help", async () => {
  const text = await createMetrics().collect();

  for (const [name, { kind, help }] of Object.entries(metricDefinitions)) {
    expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`);
  }
});

it("[OPS-4] gauges are read at each collection, from all who watch", async () => {
  const metrics = createMetrics();
  let waiting = 1;
  watchQueue(metrics, "images", () => ({ running: 2, waiting }));
  watchQueue(metrics, "password-hashes", () => ({ running: 0, waiting: 0 }));
  expect(await metrics.collect()).toContain('{queue="images",state="waiting"} 1\n');

  waiting = 5;
  const text = await metrics.collect();
  expect(text).toContain('{queue="images",state="waiting"} 5\n');
  expect(text).toContain('{queue="password-hashes",state="running"} 0\n');
});

it("[OPS-4] calls are measured by the pattern of their route, never by their address", async () => {
  const metrics = createMetrics();
  const app = createHttpApp({ clock: new TestClock(at("10:00")) });
  addHttpMetrics(app, metrics);
  app.get("/stories/:storyId", async () => "told");
  app.get("/assets/app-xyzzy.js", async () => "code");
  for (const url of ["/stories/mina-xyzzy?code=s3cret", "/assets/app-xyzzy.js", "/made/up-xyzzy"]) {
    await app.inject(url);
  }
  await app.close();

  const text = await metrics.collect();
  const counted = (route: string, status: number) =>
    `_count{method="GET",route="${route}",status="${status}"} 1\n`;
  expect(text).toContain(counted("/stories/:storyId", 200));
  expect(text).toContain(counted("files", 200));
  expect(text).toContain(counted("unknown", 404));
  expect(text).not.toMatch(/xyzzy|s3cret/);
});
