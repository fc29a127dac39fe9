import { at } from "@codetale/domain/testing/at";
import { beforeEach, describe, expect, it } from "vitest";
import type { Allowance } from "#core/access/allowance";
import { AppError } from "#core/errors/app-error";
import { TestClock } from "#testing/clock";
import { createSendingAllowance } from "./sending-allowance.ts";

const mina = { uid: "mina" };
const clock = new TestClock(at("10:00"));
let spent: string[];
let most: number;
/** Counts for all processes, as the database does. */
const allowance: Allowance = {
  async spend(action, uid) {
    if (spent.length >= most) throw new AppError("request/too-many", { retryAfterMs: 7_000 });
    spent.push(`${action} ${uid}`);
  },
};

beforeEach(() => {
  spent = [];
  most = 100;
  clock.set(at("10:00"));
});

const aProcess = () => createSendingAllowance({ clock, allowance });

async function send(process: ReturnType<typeof aProcess>, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await process.countSending(mina);
}

describe("[OPS-2] messages of an account", () => {
  it("are counted by the database once for 40 of them", async () => {
    const process = aProcess();
    await send(process, 40);
    expect(spent).toEqual(["chat-messages mina"]);

    clock.advance(50);
    await send(process, 1);
    expect(spent).toHaveLength(2);
  });

  it("are counted anew after a minute, however few there were", async () => {
    const process = aProcess();
    await send(process, 1);
    clock.advance(59_999);
    await send(process, 1);
    expect(spent).toHaveLength(1);

    clock.advance(1);
    await send(process, 1);
    expect(spent).toHaveLength(2);
  });

  it("are refused when other processes have used up what all may send", async () => {
    most = 2;
    await send(aProcess(), 40);
    await send(aProcess(), 40);

    const process = aProcess();
    await expect(send(process, 1)).rejects.toMatchObject({ details: { retryAfterMs: 7_000 } });
    most = 3;
    await send(process, 1);
  });

  it("that come at once share one count, and one refusal", async () => {
    most = 0;
    const process = aProcess();
    const sent = await Promise.allSettled([send(process, 1), send(process, 1)]);
    expect(sent.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("are refused by one process beyond 40 at once, without asking the database", async () => {
    const process = aProcess();
    await send(process, 40);
    await expect(send(process, 1)).rejects.toMatchObject({ details: { retryAfterMs: 50 } });
    expect(spent).toHaveLength(1);
  });

  it("stay counted while many other accounts send", async () => {
    most = 5_000;
    const process = aProcess();
    await send(process, 1);
    for (let n = 0; n < 2_000; n += 1) await process.countSending({ uid: `account-${n}` });
    await send(process, 1);
    expect(spent).toHaveLength(2_001);
  });
});
