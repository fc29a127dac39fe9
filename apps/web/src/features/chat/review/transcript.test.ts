// @vitest-environment jsdom
import { expect, it } from "vitest";
import { aChatSchedule, ada, aMessage } from "../testing/chat.ts";
import { transcriptHtml } from "./transcript-html.ts";
import { transcriptOf, transcriptText } from "./transcript.ts";

const timeOf = (instant: number) => new Date(instant).toISOString().slice(11, 16);
const image = "/chats/s1/images/i1";

function aTranscript(images?: ReadonlyMap<string, string>) {
  return transcriptOf({
    messages: [
      aMessage(1, { text: "Use `x < y`:\n```python\nif x < y: pass\n```" }),
      aMessage(2, { text: "<script>alert(1)</script>", senderId: ada.uid, replyTo: "m1" }),
      aMessage(3, { text: "", img: image, imgWidth: 40, imgHeight: 30 }),
      aMessage(4, { text: "", deletedAt: 1, editedAt: 1 }),
      aMessage(5, { text: "fixed", editedAt: 1 }),
    ],
    schedule: aChatSchedule(),
    uid: ada.uid,
    ownName: 'Ada "&" Lovelace',
    otherName: "Grace Hopper",
    origin: "https://codetale.example",
    ...(images && { images }),
  });
}

const page = (images?: ReadonlyMap<string, string>) =>
  new DOMParser().parseFromString(
    transcriptHtml(aTranscript(images), { title: "Review </title><b>", timeOf }),
    "text/html",
  );

it("[CHAT-4] has everything that was said, in order, and names no account by its id", () => {
  const { messages, participants } = aTranscript();
  expect(messages.map(({ number, sender }) => [number, sender])).toEqual([
    [1, "Grace Hopper"],
    [2, 'Ada "&" Lovelace'],
    [3, "Grace Hopper"],
    [4, "Grace Hopper"],
    [5, "Grace Hopper"],
  ]);
  expect(messages[1]?.answers).toBe(1);
  expect(messages.map(({ isEdited, isDeleted }) => [isEdited, isDeleted])).toEqual([
    ...[1, 2, 3].map(() => [false, false]),
    [false, true],
    [true, false],
  ]);
  expect(participants[0]).toBe('Ada "&" Lovelace');
  expect(JSON.stringify(aTranscript())).not.toContain(`"${ada.uid}"`);
});

it("[CHAT-4] is copied as names, times and words", () => {
  const text = transcriptText(aTranscript(), timeOf);
  expect(text.split("\n\n")[1]).toBe('Ada "&" Lovelace, 10:02\n<script>alert(1)</script>');
  expect(text).toContain("[Image: https://codetale.example/chats/s1/images/i1]");
  expect(text).toContain("Grace Hopper, 10:04\n[Message deleted]");
  expect(text).toContain("Grace Hopper, 10:05 (edited)\nfixed");
});

it("[CHAT-4] as a page shows texts as texts and runs nothing", () => {
  const { title, body, scripts, head } = page();
  expect(title).toBe("Review </title><b>");
  expect(scripts).toHaveLength(0);
  expect(body.querySelector("script, b, [onerror]")).toBeNull();
  expect(body.querySelector("#m2 .said")?.textContent).toBe("<script>alert(1)</script>");
  expect(body.querySelector("#m2 a")?.getAttribute("href")).toBe("#m1");
  expect(body.querySelector("#m1 pre")?.textContent).toBe("if x < y: pass");
  expect(head.querySelector("meta[http-equiv]")?.getAttribute("content")).toContain(
    "default-src 'none'",
  );
});

it("[CHAT-4] as a page includes images, or links to them where it cannot", () => {
  const data = "data:image/webp;base64,AA==";
  expect(
    page(new Map([[image, data]]))
      .querySelector("img")
      ?.getAttribute("src"),
  ).toBe(data);
  expect(page().querySelector("#m3 a")?.getAttribute("href")).toBe(
    "https://codetale.example/chats/s1/images/i1",
  );
});
