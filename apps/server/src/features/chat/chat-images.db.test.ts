import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { readChatImage, sendMessage, uploadChatImage } from "@codetale/contract/chat";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Actor } from "#core/access/actor";
import type { Images } from "#core/ports/files";
import { chatImages } from "#platform/db/schema/chat";
import { createImages } from "#platform/images/create-images";
import { createFileStore } from "#platform/storage/create-file-store";
import { createChatImageRepository } from "./chat-images.repository.ts";
import { unlimited } from "#testing/allowance";
import { createChatImageService } from "./chat-images.service.ts";
import { closeChat, createConversationRepository } from "./conversations.repository.ts";
import { startChatServer, type ChatServer } from "./testing/chat-server.ts";
import { hear, untilHeard } from "./testing/live-client.ts";

let server: ChatServer;
let picture: Buffer;
beforeAll(async () => {
  server = await startChatServer();
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

describe("an image", () => {
  it("[CHAT-1] goes with a message to both, who see it at its size", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const heard = hear(await server.connect(coder));

    const { img } = await uploaded(learner, scheduleId);
    const sent = await say(learner, scheduleId, { id: "m1", img });
    await untilHeard(heard, 1);

    expect(sent.status).toBe(200);
    expect(heard).toMatchObject([{ text: "", img, imgWidth: 40, imgHeight: 20 }]);
    for (const participant of [learner, coder]) {
      const { status, body } = await show(participant, img);
      expect(status).toBe(200);
      expect(await sharp(body as unknown as Buffer).metadata()).toMatchObject({
        format: "webp",
        width: 40,
        height: 20,
      });
    }
    expect((await server.chat.listConversations(coder)).chats[0]?.lastMessage?.text).toBe("Image");
  });

  it("is served so that no browser guesses at it or shares it", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const { img } = await uploaded(learner, scheduleId);
    const { headers } = await show(learner, img);

    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
      vary: "cookie",
    });
  });

  it("[CHAT-5] is neither shown to strangers nor taken from them", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const { img } = await uploaded(learner, scheduleId);

    for (const stranger of [await server.aPerson("user"), await server.aPerson("coder")]) {
      expect((await show(stranger, img)).body.reason).toBe("chat/unknown");
      expect((await upload(stranger, scheduleId)).body.reason).toBe("chat/unknown");
      // Refused before it is read.
      const tooLarge = Buffer.alloc(8 * 1024 * 1024 + 1);
      expect((await upload(stranger, scheduleId, tooLarge)).body.reason).toBe("chat/unknown");
    }
    expect((await show(null, img)).status).toBe(401);
    expect((await upload(null, scheduleId)).status).toBe(401);
    expect(await filesOf(scheduleId)).toHaveLength(1);
  });

  it("[CHAT-5] of one conversation is not found through another", async () => {
    const [one, two] = [await server.openRoom(), await server.openRoom()];
    const { img } = await uploaded(one.learner, one.scheduleId);
    const elsewhere = img.replace(one.scheduleId, two.scheduleId);

    expect((await show(two.learner, elsewhere)).body.reason).toBe("file/unknown");
    for (const stolen of [img, elsewhere]) {
      const { status, body } = await say(two.learner, two.scheduleId, { id: "m1", img: stolen });
      expect([status, body.reason]).toEqual([404, "file/unknown"]);
    }
  });

  it("[CHAT-5] is sent in the conversation it was uploaded to, also by one who is in two", async () => {
    const one = await server.openRoom();
    const two = await server.openRoom({ learner: one.learner });
    const { img } = await uploaded(one.learner, one.scheduleId);
    const elsewhere = img.replace(one.scheduleId, two.scheduleId);

    const { body } = await say(one.learner, two.scheduleId, { id: "m1", img: elsewhere });
    expect(body.reason).toBe("file/unknown");
  });

  it("can be sent only by the one who uploaded it, and only if it was", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const { img } = await uploaded(learner, scheduleId);

    const unknown = [
      [coder, img],
      [learner, `/chats/${scheduleId}/images/${randomUUID()}`],
      [learner, "https://example.com/a.png"],
      [learner, `${img}/..`],
    ] as const;
    for (const [sender, address] of unknown) {
      const { body } = await say(sender, scheduleId, { id: "m1", img: address });
      expect(body.reason).toBe("file/unknown");
    }
    expect((await say(learner, scheduleId, { id: "m1", img })).status).toBe(200);
  });

  it("[CHAT-6] sent again with the same id is answered as it was; another one is refused", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const [one, two] = [await uploaded(learner, scheduleId), await uploaded(learner, scheduleId)];
    const first = await say(learner, scheduleId, { id: "m1", text: "look", img: one.img });

    expect((await say(learner, scheduleId, { id: "m1", text: "look", img: one.img })).body).toEqual(
      first.body,
    );
    for (const img of [two.img, null]) {
      const { body } = await say(learner, scheduleId, { id: "m1", text: "look", img });
      expect(body.reason).toBe("chat/id-reused");
    }
  });
});

it("[CHAT-1] an image whose message is deleted leaves no file", async () => {
  const { scheduleId, learner } = await server.openRoom();
  const { img } = await uploaded(learner, scheduleId);
  await say(learner, scheduleId, { id: "m1", img });
  expect(await filesOf(scheduleId)).toHaveLength(1);

  await server.chat.deleteMessage(learner, scheduleId, "m1");
  await vi.waitFor(async () => expect(await filesOf(scheduleId)).toEqual([]));
});

describe("uploading", () => {
  it("[CHAT-3] is refused in a closed chat, and leaves nothing", async () => {
    const { scheduleId, learner } = await server.openRoom();
    await closeChat(server.database.db, scheduleId, server.clock.now());

    const { status, body } = await upload(learner, scheduleId);
    expect([status, body.reason]).toEqual([409, "chat/closed"]);
    expect(await filesOf(scheduleId)).toEqual([]);
  });

  it("[CHAT-3] is refused where the chat is closed meanwhile, and leaves nothing", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const { db } = server.database;
    const images = createImages();
    const clean: Images["clean"] = async (...upload) => {
      await closeChat(db, scheduleId, server.clock.now());
      return images.clean(...upload);
    };
    const service = createChatImageService({
      conversations: createConversationRepository(db),
      chatImages: createChatImageRepository(db),
      files: createFileStore(server.filesDir),
      images: { ...images, clean },
      allowance: unlimited,
      clock: server.clock,
    });

    await expect(
      service.uploadImage(learner, scheduleId, async () => picture),
    ).rejects.toMatchObject({
      reason: "chat/closed",
    });
    expect(await filesOf(scheduleId)).toEqual([]);
  });

  it("[OPEN-2] is neither read nor counted while four images of the account are in memory", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const { db } = server.database;
    const spent: string[] = [];
    const service = createChatImageService({
      conversations: createConversationRepository(db),
      chatImages: createChatImageRepository(db),
      files: createFileStore(server.filesDir),
      images: createImages(),
      allowance: { spend: async (action) => void spent.push(action) },
      clock: server.clock,
    });
    let read = 0;
    const upload = (arrives: Promise<void>) =>
      service.uploadImage(learner, scheduleId, async () => {
        read += 1;
        await arrives;
        return picture;
      });
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const uploads = Array.from({ length: 4 }, () => upload(arrival));
    await vi.waitFor(() => expect(read).toBe(4));

    await expect(upload(Promise.resolve())).rejects.toMatchObject({
      reason: "request/too-many",
      details: { retryAfterMs: 2000 },
    });
    expect([read, spent.length]).toEqual([4, 4]);
    arrive();
    expect(await Promise.all(uploads)).toHaveLength(4);
  });

  it("[CHAT-1] makes a large image small enough to send and large enough to read", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const photo = await sharp({
      create: { width: 3_000, height: 1_500, channels: 3, background: "teal" },
    })
      .png()
      .toBuffer();

    const { body } = await upload(learner, scheduleId, photo);
    expect(body).toMatchObject({ imgWidth: 2048, imgHeight: 1024 });
  });

  it("[CHAT-2] takes images alone, by their bytes", async () => {
    const { scheduleId, learner } = await server.openRoom();
    for (const bytes of [
      Buffer.from("not an image at all"),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.alloc(0),
    ]) {
      const { status, body } = await upload(learner, scheduleId, bytes);
      expect([status, body.reason]).toEqual([400, "file/not-an-image"]);
    }
    expect(await filesOf(scheduleId)).toEqual([]);
  });

  it("[CHAT-2] names the limit to a file that is too large", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const { status, body } = await upload(learner, scheduleId, Buffer.alloc(8 * 1024 * 1024 + 1));

    expect([status, body.reason]).toEqual([413, "file/too-large"]);
    expect(body.message).toContain("8 MB");
  });

  it("[OPEN-2] stops at 500 MB of an account, and leaves nothing", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const { db } = server.database;
    const { img } = await uploaded(learner, scheduleId);
    const [stored] = await db
      .select()
      .from(chatImages)
      .where(eq(chatImages.scheduleId, scheduleId));
    const size = stored?.bytes ?? 0;
    expect(size).toBeGreaterThan(0);
    const setSize = (bytes: number) =>
      db
        .update(chatImages)
        .set({ bytes })
        .where(eq(chatImages.id, img.split("/").at(-1) ?? ""));

    await setSize(500 * 1024 * 1024 - size + 1);
    const { status, body } = await upload(learner, scheduleId);
    expect([status, body.reason]).toEqual([413, "file/storage-full"]);
    expect(await filesOf(scheduleId)).toHaveLength(1);
    expect((await upload(coder, scheduleId)).status).toBe(200);

    await setSize(500 * 1024 * 1024 - size);
    expect((await upload(learner, scheduleId)).status).toBe(200);
    await setSize(0);
  });

  it("[API-2] names the part that is missing", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const wrongPart = new FormData();
    wrongPart.set("picture", new Blob([new Uint8Array(picture)]), "a.png");
    const noFile = new FormData();
    noFile.set("image", "just text");
    const params = { scheduleId };

    for (const sent of [
      { params, form: wrongPart },
      { params, form: noFile },
      { params, form: new FormData() },
      { params, json: { image: "x" } },
    ]) {
      const { status, body } = await server.call(learner, uploadChatImage, sent);
      expect(status).toBe(400);
      expect(body).toMatchObject({ reason: "request/invalid", errors: [{ path: "image" }] });
    }
    expect(await server.database.db.select().from(chatImages)).not.toContainEqual(
      expect.objectContaining({ scheduleId }),
    );
  });
});

function form(bytes: Buffer): FormData {
  const data = new FormData();
  data.set("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "photo.png");
  return data;
}

function upload(as: Actor | null, scheduleId: string, bytes = picture) {
  return server.call(as, uploadChatImage, { params: { scheduleId }, form: form(bytes) });
}

async function uploaded(as: Actor, scheduleId: string): Promise<{ img: string }> {
  const { body } = await upload(as, scheduleId);
  expect(body).toEqual({
    success: true,
    img: expect.stringMatching(`^/chats/${scheduleId}/images/`) as string,
    imgWidth: 40,
    imgHeight: 20,
  });
  return body as unknown as { img: string };
}

function say(
  as: Actor,
  scheduleId: string,
  json: { id: string; text?: string; img: string | null },
) {
  return server.call(as, sendMessage, { params: { scheduleId }, json });
}

function show(as: Actor | null, img: string) {
  const [, , scheduleId = "", , imageId = ""] = img.split("/");
  return server.call(as, readChatImage, { params: { scheduleId, imageId } });
}

async function filesOf(scheduleId: string): Promise<string[]> {
  const all = await readdir(server.filesDir, { recursive: true });
  return all.filter((name) => name.includes(scheduleId) && name.includes("."));
}
