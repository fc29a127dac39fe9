// @vitest-environment jsdom
import { chooseNotices, listNotices } from "@codetale/contract/notices";
import { chatPath, screenPaths } from "@codetale/contract/screens";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import type { FakeLive } from "#testing/fake-live";
import { FakeServiceWorker, withServiceWorker } from "#testing/fake-service-worker";
import { aNotice, someNotices } from "#testing/notices";
import { renderRoutes } from "#testing/render-routes";
import { on, refusal, requestsTo, sentTo } from "#testing/server";
import { DocumentTitle } from "#ui/layout/document-title";
import { NoticesBell } from "./notices-bell.tsx";

const shown = vi.fn<(title: string, options: NotificationOptions) => void>();
const tones = vi.fn<() => void>();

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = "granted";

  constructor(title: string, options: NotificationOptions) {
    super();
    shown(title, options);
  }
}

beforeEach(() => {
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("AudioContext", silentAudio());
  vi.stubGlobal("OscillatorNode", aNode());
  vi.stubGlobal("GainNode", aNode());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.mockClear();
  tones.mockClear();
});

describe("[NOTE-1] the bell", () => {
  it("leads to the notices, and says how many are unread, before the tab's title too", async () => {
    on(listNotices, someNotices([aNotice(), aNotice(), aNotice({ isRead: true })]));
    const { unmount } = renderBell();

    const bell = await screen.findByRole("link", { name: "Notices, 2 unread" });
    expect(bell.getAttribute("href")).toBe("/my_notices");
    await waitFor(() => expect(document.title).toBe("(2) Here · Codetale"));
    unmount();
    expect(document.title).toBe("Here · Codetale");
  });

  it("has no number where everything is read", async () => {
    renderBell();

    await waitFor(() => expect(requestsTo(listNotices)).toHaveLength(1));
    expect(screen.getByRole("link", { name: "Notices" })).toBeTruthy();
    expect(document.title).toBe("Here · Codetale");
  });

  it("tells a new one politely as it comes, and reads anew", async () => {
    const { live } = renderBell();
    await waitFor(() => expect(requestsTo(listNotices)).toHaveLength(1));
    on(listNotices, someNotices([aNotice({ kind: "opened" })]));
    await openLive(live);
    act(() => live.notify("notice:new", aNotice({ kind: "opened", otherName: "Asha" })));

    const message = await screen.findByText(/Your session is open\. The test with Asha/);
    expect(message.closest("[role=status]")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Notices, 1 unread" })).toBeTruthy();
  });

  it("tells nobody in the chat of a session that the other has come there", async () => {
    const { live } = renderBell("UTC", chatPath("s-1"));
    await waitFor(() => expect(requestsTo(listNotices)).toHaveLength(1));
    await openLive(live);
    act(() => live.notify("notice:new", aNotice({ kind: "arrived", scheduleId: "s-1" })));
    act(() => live.notify("notice:new", aNotice({ kind: "arrived", scheduleId: "s-2" })));

    expect(await screen.findAllByText(/ is here\. They are in your session/)).toHaveLength(1);
  });

  it.each([
    ["hidden, and chosen", true, true, "granted", 1],
    ["seen", false, true, "granted", 0],
    ["not chosen", true, false, "granted", 0],
    ["not allowed", true, true, "denied", 0],
  ] as const)(
    "the browser notifies where the tab is %s",
    async (_, isHidden, isChosen, permission, times) => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
      FakeNotification.permission = permission;
      on(listNotices, someNotices([], { browser: isChosen }));
      const { live } = renderBell();
      await waitFor(() => expect(requestsTo(listNotices)).toHaveLength(1));
      await openLive(live);
      const notice = aNotice({ kind: "arrived", otherName: "Asha" });
      act(() => live.notify("notice:new", notice));

      await screen.findByText(/Asha is here/);
      expect(shown).toHaveBeenCalledTimes(times);
      if (times)
        expect(shown).toHaveBeenCalledWith(
          "Asha is here",
          expect.objectContaining({ tag: notice.id }),
        );
    },
  );

  it("the service worker shows it where there is one, with the path of the session", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const worker = new FakeServiceWorker();
    vi.stubGlobal("navigator", withServiceWorker(worker));
    const { live } = renderBell();
    await waitFor(() => expect(requestsTo(listNotices)).toHaveLength(1));
    await openLive(live);
    const notice = aNotice({ kind: "arrived", otherName: "Asha" });
    act(() => live.notify("notice:new", notice));

    const path = `/schedule_chat?scheduleId=${notice.scheduleId}`;
    await waitFor(() => expect(worker.shown).toHaveBeenCalledOnce());
    expect(worker.shown).toHaveBeenCalledWith(
      "Asha is here",
      expect.objectContaining({ tag: notice.id, data: { path } }),
    );
    expect(shown).not.toHaveBeenCalled();
  });

  it.each([
    [true, 2],
    [false, 0],
  ])("a sound is heard where it is chosen (%s)", async (sound, count) => {
    on(listNotices, someNotices([], { sound }));
    const { live } = renderBell();
    await waitFor(() => expect(requestsTo(listNotices)).toHaveLength(1));
    await openLive(live);
    act(() => live.notify("notice:new", aNotice()));

    await screen.findByText(/Cody joined your session/);
    expect(tones).toHaveBeenCalledTimes(count);
  });

  it("has mails speak of times as this device does", async () => {
    on(listNotices, someNotices([], { timeZone: null }));
    on(chooseNotices, {
      success: true,
      settings: someNotices([], { timeZone: "Asia/Kolkata" }).settings,
    });
    renderBell("Asia/Kolkata");

    await waitFor(() => expect(sentTo(chooseNotices)).toEqual([{ timeZone: "Asia/Kolkata" }]));
  });

  it("leaves the zone to another open device that has chosen its own since", async () => {
    on(listNotices, someNotices([], { timeZone: null }));
    on(chooseNotices, {
      success: true,
      settings: someNotices([], { timeZone: "Asia/Kolkata" }).settings,
    });
    const { live } = renderBell("Asia/Kolkata");
    await waitFor(() => expect(sentTo(chooseNotices)).toHaveLength(1));
    await openLive(live);
    await readAgain(live, 1, "Europe/Berlin");
    await readAgain(live, 2, "Europe/Berlin");

    expect(sentTo(chooseNotices)).toHaveLength(1);
  });

  it("sends a zone that is refused no second time", async () => {
    on(listNotices, someNotices([], { timeZone: null }));
    let answer = () => {};
    on(chooseNotices, () => {
      return new Promise((resolve) => {
        answer = () => resolve(refusal("server/failed"));
      });
    });
    const { live } = renderBell("Asia/Kolkata");

    await waitFor(() => expect(sentTo(chooseNotices)).toHaveLength(1));
    await act(async () => {});
    answer();
    await waitFor(() => expect(requestsTo(listNotices).length).toBeGreaterThan(1));
    await openLive(live);
    await readAgain(live, 1, null);
    await readAgain(live, 2, null);
    expect(sentTo(chooseNotices)).toHaveLength(1);
  });
});

/** As soon as the network is there, the socket connects. */
async function openLive(live: FakeLive): Promise<void> {
  await act(async () => {
    await live.open();
    live.connect();
  });
}

/** Another device has changed something; what this one says to that has been sent afterwards. */
async function readAgain(live: FakeLive, unread: number, timeZone: string | null): Promise<void> {
  const notices = Array.from({ length: unread }, () => aNotice());
  on(listNotices, someNotices(notices, { timeZone }));
  act(() => live.notify("notices:changed"));
  await screen.findByRole("link", { name: `Notices, ${unread} unread` });
}

function silentAudio() {
  return class {
    currentTime = 0;
    destination = {};
    close = async () => {};
  };
}

function aNode() {
  return class {
    gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    connect = (next: unknown) => next;
    start = tones;
    stop = () => {};
    addEventListener = () => {};
  };
}

function renderBell(timeZone = "UTC", address = "/") {
  const bar = (
    <>
      <DocumentTitle title="Here" />
      <NoticesBell session={aSession()} timeZone={timeZone} />
    </>
  );
  const paths = ["/", screenPaths.chat];
  return renderRoutes(
    paths.map((path) => ({ path, element: bar })),
    address,
  );
}
