// @vitest-environment jsdom
import { DAY_MS, MINUTE_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ClockContext } from "#lib/clock";
import { messageEntryOf } from "../message-entry.ts";
import { aChatDraft, aMessage, ada } from "../../testing/chat.ts";
import { MessageLog, type MessageLogProps } from "./message-log.tsx";

afterEach(cleanup);

const clock = { now: () => at("16:00") };

function show(props: Partial<MessageLogProps>) {
  const actions = { onRetry: vi.fn(), onDiscard: vi.fn(), onOpenImage: vi.fn(), onMenu: vi.fn() };
  render(
    <ClockContext value={clock}>
      <MessageLog
        entries={[]}
        uid={ada.uid}
        otherName="Grace Hopper"
        usualLanguage={null}
        isWritable
        receipt={{ readSeq: 0, receivedSeq: 0 }}
        firstUnreadId={null}
        stick={{ frame: () => {}, content: () => {}, isAtBottom: true }}
        {...actions}
        {...props}
      />
    </ClockContext>,
  );
  return actions;
}

describe("the layout of a conversation", () => {
  it("divides days, and says a name once for what is said in one go", () => {
    const said = [
      aMessage(1, { date: at("10:00") - 3 * DAY_MS }),
      aMessage(2, { date: at("10:00") - DAY_MS }),
      aMessage(3, { date: at("10:00") }),
      aMessage(4, { date: at("10:00") + MINUTE_MS }),
      aMessage(5, { date: at("10:02"), senderId: ada.uid }),
    ];
    show({ entries: said.map(messageEntryOf) });
    const days = screen.getAllByRole("group").map((day) => day.getAttribute("aria-label"));
    expect(days).toEqual(["Friday 27th February 2026", "Yesterday", "Today"]);
    const today = within(screen.getByRole("group", { name: "Today" }));
    expect(today.getAllByText("Grace Hopper")).toHaveLength(1);
    expect(today.getAllByText("You")).toHaveLength(1);
    expect(today.getAllByRole("article")).toHaveLength(3);
  });

  it("shows the time of each message, and the state of one's own", () => {
    const own = { senderId: ada.uid };
    show({ entries: [aMessage(1), aMessage(2, own)].map(messageEntryOf) });
    expect(screen.getByText("10:01 AM")).toBeTruthy();
    expect(screen.getByText("10:02 AM")).toBeTruthy();
    expect(screen.getAllByText("sent")).toHaveLength(1);
  });

  it("is a log that screen readers follow", () => {
    show({});
    const log = screen.getByRole("log", { name: "Conversation with Grace Hopper" });
    expect(log.getAttribute("aria-live")).toBe("polite");
    expect(log.tabIndex).toBe(0);
  });

  it("says that nothing was said where nothing can be said any more", () => {
    show({ isWritable: false });
    expect(screen.getByText("Nothing was said in this session.")).toBeTruthy();
  });
});

describe("[CHAT-1] a refused message", () => {
  const refused = messageEntryOf(aChatDraft({ id: "d7", failure: "The server said no." }));

  it("says why, and may be tried again or let go of", async () => {
    const user = userEvent.setup();
    const { onRetry, onDiscard } = show({ entries: [refused] });
    expect(screen.getByText("The server said no.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith("d7");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith("d7");
  });

  it("is not tried again once the test is over", () => {
    show({ entries: [refused], isWritable: false });
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.getByRole("button", { name: "Discard" })).toBeTruthy();
  });
});

describe("an image", () => {
  const withImage = aMessage(1, {
    img: "/chats/s1/images/i1",
    imgWidth: 1200,
    imgHeight: 800,
  });

  it("has its place before it is loaded", () => {
    show({ entries: [messageEntryOf(withImage)] });
    const image = screen.getByRole("button", { name: /^Open image/ }).querySelector("img");
    expect([image?.width, image?.height]).toEqual([300, 200]);
    expect(image?.getAttribute("src")).toBe("/chats/s1/images/i1");
  });

  it("is never drawn larger than it is", () => {
    show({ entries: [messageEntryOf({ ...withImage, imgWidth: 40, imgHeight: 30 })] });
    const image = screen.getByRole("button", { name: /^Open image/ }).querySelector("img");
    expect([image?.width, image?.height]).toEqual([40, 30]);
  });

  it("opens from a button that says whose it is and when it came", async () => {
    const user = userEvent.setup();
    const { onOpenImage } = show({ entries: [messageEntryOf(withImage)] });
    const name = "Open image from Grace Hopper, 10:01 AM";
    await user.click(screen.getByRole("button", { name }));
    expect(onOpenImage).toHaveBeenCalledExactlyOnceWith(messageEntryOf(withImage));
  });
});
