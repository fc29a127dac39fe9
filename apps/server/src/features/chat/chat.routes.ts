/** HTTP surface of chat. */
import {
  deleteMessage,
  editMessage,
  initializeChat,
  LARGEST_IMAGE_BYTES,
  listConversations,
  listMessages,
  markRead,
  markReceived,
  readChat,
  readChatImage,
  sendMessage,
  uploadChatImage,
} from "@codetale/contract/chat";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import { sendFile } from "#platform/http/answers/send-file";
import { acceptUploads, readUpload } from "#platform/http/requests/uploads";
import type { Chat } from "./create-chat.ts";

export const chatRoutes: FastifyPluginAsync<{ chat: Chat }> = async (app, { chat }) => {
  await acceptUploads(app);

  addRoute(app, initializeChat, async ({ request, body }) => {
    await chat.initialize(requireActor(request), body.scheduleId);
    return { success: true, message: "The conversation is open." };
  });

  addRoute(app, listConversations, async ({ request, query }) => ({
    success: true,
    ...(await chat.listConversations(requireActor(request), query)),
  }));

  addRoute(app, readChat, async ({ request, params }) => ({
    success: true,
    ...(await chat.readChat(requireActor(request), params.scheduleId)),
  }));

  addRoute(app, markRead, async ({ request, params, body }) => {
    await chat.markRead(requireActor(request), params.scheduleId, body.seq);
    return { success: true };
  });

  addRoute(app, listMessages, async ({ request, params, query }) => ({
    success: true,
    ...(await chat.listMessages(
      requireActor(request),
      params.scheduleId,
      query.after,
      query.changedAfter,
    )),
  }));

  addRoute(app, editMessage, async ({ request, params: { scheduleId, messageId }, body }) => {
    const actor = requireActor(request);
    await chat.countSending(actor);
    return {
      success: true,
      message: await chat.editMessage(actor, scheduleId, messageId, body.text),
    };
  });

  addRoute(app, deleteMessage, async ({ request, params: { scheduleId, messageId } }) => {
    const actor = requireActor(request);
    await chat.countSending(actor);
    return { success: true, message: await chat.deleteMessage(actor, scheduleId, messageId) };
  });

  addRoute(app, markReceived, async ({ request }) => {
    await chat.markReceived(requireActor(request));
    return { success: true };
  });

  addRoute(app, sendMessage, async ({ request, params, body }) => {
    const actor = requireActor(request);
    await chat.countSending(actor);
    return {
      success: true,
      message: await chat.send(actor, params.scheduleId, body),
    };
  });

  addRoute(app, uploadChatImage, async ({ request, params }) => {
    const actor = requireActor(request);
    const read = () => readUpload(request, "image", LARGEST_IMAGE_BYTES);
    return { success: true, ...(await chat.uploadImage(actor, params.scheduleId, read)) };
  });

  addRoute(app, readChatImage, async ({ request, reply, params: { scheduleId, imageId } }) => {
    const file = await chat.findImage(requireActor(request), scheduleId, imageId);
    return sendFile(
      request,
      reply,
      { file, id: imageId.toLowerCase() },
      {
        "content-type": "image/webp",
        "content-disposition": "inline",
        "x-content-type-options": "nosniff",
        // An image never changes, but only its participants may see it, while they are signed in.
        "cache-control": "private, max-age=31536000, immutable",
        vary: "cookie",
      },
    );
  });
};
