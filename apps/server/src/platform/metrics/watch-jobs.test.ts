import { at } from "@codetale/domain/testing/at";
import { MINUTE_MS } from "@codetale/domain/time";
import { expect, it } from "vitest";
import type { JobQueueOverview } from "#core/ports/jobs";
import { TestClock } from "#testing/clock";
import { createMetrics } from "./create-metrics.ts";
import { watchJobs } from "./watch-jobs.ts";

const NOW = at("10:00");
const mail: JobQueueOverview = {
  queue: "mail",
  waiting: 2,
  later: 4,
  running: 1,
  failed: 3,
  oldestWaitingAt: NOW - MINUTE_MS,
};

function watched(overview: () => Promise<JobQueueOverview[]>) {
  const metrics = createMetrics();
  const logged: object[] = [];
  const logger = { warn: (details: object) => void logged.push(details) };
  watchJobs(metrics, { jobs: { overview }, clock: new TestClock(NOW), logger, longestMs: 1 });
  return { collect: metrics.collect, logged };
}

it("[OPS-4] jobs are counted by queue and state, with the age of the oldest, by one question", async () => {
  let asked = 0;
  const idle = { ...mail, queue: "tidy-up", waiting: 0, oldestWaitingAt: null };
  const { collect } = watched(async () => {
    asked += 1;
    return [mail, idle];
  });
  const text = await collect();

  for (const [state, count] of [
    ["waiting", 2],
    ["later", 4],
    ["running", 1],
    ["failed", 3],
  ]) {
    expect(text).toContain(`codetale_job_count{queue="mail",state="${state}"} ${count}\n`);
  }
  expect(text).toContain('codetale_job_oldest_seconds{queue="mail"} 60\n');
  expect(text).toContain('codetale_job_oldest_seconds{queue="tidy-up"} 0\n');
  expect(asked).toBe(1);
});

it("[OPS-4] a clock of the database that is ahead makes no job younger than new", async () => {
  const { collect } = watched(async () => [{ ...mail, oldestWaitingAt: NOW + 1 }]);

  expect(await collect()).toContain('codetale_job_oldest_seconds{queue="mail"} 0\n');
});

it("[OPS-4] while the database is away all other metrics are collected, and the log says so once", async () => {
  let isAway = true;
  const { collect, logged } = watched(async () => {
    if (isAway) throw new Error("Connection terminated");
    return [mail];
  });
  for (let time = 0; time < 2; time += 1) expectWithoutJobs(await collect());
  expect(logged).toHaveLength(1);

  isAway = false;
  expect(await collect()).toContain('codetale_job_count{queue="mail",state="failed"} 3\n');
  isAway = true;
  expectWithoutJobs(await collect());
  expect(logged).toHaveLength(2);
});

it("[OPS-4] a database that does not answer is not waited for, nor asked a second time", async () => {
  let asked = 0;
  const { collect, logged } = watched(() => {
    asked += 1;
    return new Promise(() => {});
  });
  for (let time = 0; time < 2; time += 1) expectWithoutJobs(await collect());

  expect([asked, logged.length]).toEqual([1, 1]);
});

function expectWithoutJobs(text: string): void {
  expect(text).toContain("codetale_http_request_seconds");
  expect(text).not.toMatch(/^codetale_job_\w+\{/m);
}
