import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endOf } from "./testing/heard-by-client.ts";
import { openRealtime, type RealtimeServer } from "./testing/open-realtime.ts";

let world: RealtimeServer;

beforeEach(async () => {
  world = await openRealtime();
});
afterEach(() => world.close());

describe("[GUARD-5] a session's end", () => {
  it("is told to its own connections, which are then closed", async () => {
    const [ended, kept] = [world.signIn("mina", "user", "s1"), world.signIn("mina", "coder", "s2")];
    const [first, second] = [await world.connect(ended.cookie), await world.connect(kept.cookie)];
    const end = endOf(first);

    world.realtime.live.endSession("s1");
    expect(await end).toEqual(["session:ended", "io server disconnect"]);
    expect(second.connected).toBe(true);
  });

  it("of an account closes all of its connections", async () => {
    const ends = [];
    for (const session of ["s1", "s2"]) {
      ends.push(endOf(await world.connect(world.signIn("mina", "user", session).cookie)));
    }
    world.realtime.live.endAccount("mina");
    expect(await Promise.all(ends)).toEqual([
      ["session:ended", "io server disconnect"],
      ["session:ended", "io server disconnect"],
    ]);
  });

  it("between the handshake and joining its rooms is noticed as well", async () => {
    const { cookie, actor } = world.signIn("mina");
    let asked = 0;
    world.sessions.authenticate = async () => ((asked += 1) === 1 ? actor : null);
    expect(await endOf(world.open(cookie))).toEqual(["session:ended", "io server disconnect"]);
  });

  it("by expiry closes the connection when the time comes", async () => {
    const { cookie } = world.signIn("mina", "user", "s1", world.clock.now() + 40);
    const end = endOf(await world.connectWithFakeTimers(cookie));
    await vi.advanceTimersByTimeAsync(39);
    expect(await world.countConnections()).toBe(1);
    world.clock.advance(40);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toEqual(["session:ended", "io server disconnect"]);
  });

  it("by expiry does not come to a session that was prolonged", async () => {
    const { cookie, actor } = world.signIn("mina", "user", "s1", world.clock.now() + 30);
    await world.connectWithFakeTimers(cookie);
    world.clock.advance(30);
    actor.sessionExpiresAt = Number.MAX_SAFE_INTEGER;
    await vi.advanceTimersByTimeAsync(60);
    expect(await world.countConnections()).toBe(1);
  });

  it("that nobody tells of is noticed after 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { cookie, actor } = world.signIn("mina");
    let asked = 0;
    world.sessions.authenticate = async () => ((asked += 1) < 3 ? actor : null);
    const socket = await world.connect(cookie);
    const end = endOf(socket);
    while (asked < 2) await new Promise(setImmediate);

    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(3);
    expect(await end).toEqual(["session:ended", "io server disconnect"]);
  });

  it("in the far future is not taken for now", async () => {
    const { cookie } = world.signIn("mina", "user", "s1", Number.MAX_SAFE_INTEGER);
    await world.connectWithFakeTimers(cookie);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await world.countConnections()).toBe(1);
  });

  it("that cannot be looked up lets the client come again", async () => {
    const { cookie, actor } = world.signIn("mina");
    let asked = 0;
    world.sessions.authenticate = async () => {
      if ((asked += 1) > 1) throw new Error("no database");
      return actor;
    };
    expect(await endOf(world.open(cookie))).toEqual(["transport close"]);
    expect(world.logged).toHaveLength(1);
  });
});
