/** Use cases about the images of a conversation. */
import { randomUUID } from "node:crypto";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { StoredFile } from "#core/ports/files";
import type { ChatContext } from "./chat-context.ts";
import { requireConversation } from "./conversations.service.ts";
import { imageAddress } from "./image-address.ts";
import { imageFileKey } from "./image-file-key.ts";

/** Pixels; enough to read the text of a photographed screen. */
const LONGEST_EDGE = 2048;

export function createChatImageService(
  context: Pick<
    ChatContext,
    "chatImages" | "conversations" | "images" | "files" | "clock" | "allowance"
  >,
) {
  const { chatImages, conversations, images, files, clock, allowance } = context;
  return {
    /**
     * Stores an image, which `actor` may then send in a message.
     *
     * @param read reads what is uploaded, into memory; called once the upload is allowed
     * @throws AppError `chat/unknown`, `chat/closed`, `request/too-many`, `server/busy`,
     *   `file/not-an-image`, `file/too-large` or `file/storage-full`
     */
    async uploadImage(
      actor: Actor,
      requestedId: string,
      read: () => Promise<Buffer>,
    ): Promise<{ img: string; imgWidth: number; imgHeight: number }> {
      const { scheduleId, closedAt } = await requireConversation(conversations, actor, requestedId);
      if (closedAt !== null) throw new AppError("chat/closed");
      // One that there is no room for counts as no upload.
      const { bytes, width, height } = await images.receive(actor.uid, async () => {
        await allowance.spend("chat-image", actor.uid);
        return images.clean(await read(), { longestEdge: LONGEST_EDGE });
      });
      const id = randomUUID();
      // The file first: a row must always have its file, while a file without a row is never
      // served.
      await files.put(imageFileKey(scheduleId, id), bytes);
      const senderId = actor.uid;
      const size = { width, height, bytes: bytes.length };
      const image = { id, scheduleId, senderId, ...size, createdAt: clock.now() };
      const outcome = await chatImages.insert(image);
      if (outcome !== "stored") {
        await files.delete(imageFileKey(scheduleId, id));
        throw new AppError(outcome === "full" ? "file/storage-full" : "chat/closed");
      }
      return { img: imageAddress(scheduleId, id), imgWidth: width, imgHeight: height };
    },

    /**
     * @returns WebP
     * @throws AppError `chat/unknown`, `file/unknown`
     */
    async findImage(actor: Actor, requestedId: string, imageId: string): Promise<StoredFile> {
      const { scheduleId } = await requireConversation(conversations, actor, requestedId);
      const isKnown = await chatImages.exists(scheduleId, imageId);
      const file = isKnown ? await files.find(imageFileKey(scheduleId, imageId)) : null;
      if (!file) throw new AppError("file/unknown");
      return file;
    },
  };
}
