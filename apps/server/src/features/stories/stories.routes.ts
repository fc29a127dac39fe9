/** HTTP surface of stories. Reading needs no session, since shared stories are public. */
import {
  deleteStory,
  exportStory,
  importStory,
  listStories,
  readStory,
  readWishes,
  renameStory,
  restoreStory,
  shareStory,
} from "@codetale/contract/stories";
import { editStory } from "@codetale/contract/stories/editing";
import {
  cancelGeneration,
  generateStory,
  listGenerations,
  readStorytellers,
  readStoryWords,
  readVoiceStatus,
  understandWishes,
} from "@codetale/contract/stories/generation";
import { reportStory } from "@codetale/contract/stories/reports";
import {
  downloadStory,
  LARGEST_RECORDING_BYTES,
  nextScene,
  warmUpRecognition,
  readSceneAudio,
  speechToText,
  spokenAnswerFields,
  WORD_STARTS_HEADER,
} from "@codetale/contract/stories/player";
import {
  createStoryLink,
  LINK_HEADER,
  listStoryLinks,
  readLinkedStory,
  revokeStoryLink,
} from "@codetale/contract/stories/links";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import { sendFile } from "#platform/http/answers/send-file";
import { acceptUploads, readForm, type ReadForm } from "#platform/http/requests/uploads";
import { parsePayload } from "#platform/realtime/acknowledgements";
import { addConsentRoutes } from "./consents/consents.routes.ts";
import type { Stories } from "./create-stories.ts";
import type { Visit } from "./links/links.service.ts";
import { sendStep } from "./playing/send-step.ts";

const DEFAULT_URGENCY = 3;

export const storyRoutes: FastifyPluginAsync<{ stories: Stories }> = async (app, { stories }) => {
  const { making, understanding, tellingAgain, library, editing, interchange, playing } = stories;
  const { links, reports, listening, recordings, networkOf, voiceStatus } = stories;

  addConsentRoutes(app, stories.consents);

  addRoute(app, generateStory, async ({ body, headers, request }) => {
    const key = headers["idempotency-key"] ?? null;
    return { success: true, ...(await making.generate(requireActor(request), body, key)) };
  });

  addRoute(app, listGenerations, async ({ request }) => ({
    success: true,
    generations: await making.list(requireActor(request)),
  }));

  addRoute(app, cancelGeneration, async ({ params, request }) => ({
    success: true,
    generation: await making.cancel(requireActor(request), params.generationId),
  }));

  addRoute(app, readStoryWords, async ({ query }) => ({
    success: true,
    ...understanding.readStoryWords(query.language),
  }));

  addRoute(app, understandWishes, async ({ body, request }) => ({
    success: true,
    ...(await understanding.understand(requireActor(request), body)),
  }));

  addRoute(app, readStorytellers, async () => ({ success: true, ...making.storytellers() }));

  addRoute(app, listStories, async ({ query, request }) => ({
    success: true,
    ...(await library.list(request.actor, query)),
  }));

  addRoute(app, readStory, async ({ params, request }) => ({
    success: true,
    ...(await library.readDetails(request.actor, params.storyId)),
  }));

  addRoute(app, readWishes, async ({ params, request }) => ({
    success: true,
    ...(await tellingAgain.readWishes(requireActor(request), params.storyId)),
  }));

  addRoute(app, renameStory, async ({ params, body, request }) => ({
    success: true,
    story: await library.rename(requireActor(request), params.storyId, body.title),
  }));

  addRoute(app, editStory, async ({ params, body, request }) => ({
    success: true,
    ...(await editing.edit(requireActor(request), params.storyId, body)),
  }));

  addRoute(app, shareStory, async ({ params, body, request }) => ({
    success: true,
    story: await library.share(requireActor(request), params.storyId, body.shared),
  }));

  addRoute(app, reportStory, async ({ params, body, request }) => {
    const { actor, ip: address } = request;
    await reports.report({ actor, address }, params.storyId, body);
    return { success: true, message: "Thank you. Somebody will look at this story." };
  });

  addRoute(app, deleteStory, async ({ params, request }) => {
    await library.delete(requireActor(request), params.storyId);
    return { success: true, message: "The story is deleted." };
  });

  addRoute(app, restoreStory, async ({ params, request }) => ({
    success: true,
    story: await library.restore(requireActor(request), params.storyId),
  }));

  addRoute(app, exportStory, async ({ params, query, request, reply }) => {
    const { text, fileName } = await interchange.export(
      request.actor,
      params.storyId,
      query.format,
    );
    reply
      .type("text/plain; charset=utf-8")
      .header("content-disposition", `attachment; filename="${fileName}"`);
    return Buffer.from(text);
  });

  addRoute(app, importStory, async ({ body, request }) => ({
    success: true,
    ...(await interchange.import(requireActor(request), body)),
  }));

  addRoute(app, listStoryLinks, async ({ params, request }) => ({
    success: true,
    links: await links.list(requireActor(request), params.storyId),
  }));

  addRoute(app, createStoryLink, async ({ params, body, request }) => ({
    success: true,
    ...(await links.create(requireActor(request), params.storyId, body.label)),
  }));

  addRoute(app, revokeStoryLink, async ({ params, request }) => {
    await links.revoke(requireActor(request), params.storyId, params.linkId);
    return { success: true, message: "The link does not work any more." };
  });

  addRoute(app, readLinkedStory, async ({ request }) => ({
    success: true,
    story: await links.readStory(visitOf(request)),
  }));

  await acceptUploads(app);

  addRoute(app, nextScene, async ({ body, request, reply }) => {
    const viewer = await links.viewerOf(visitOf(request), body.story_id);
    const step = await playing.next(viewer, {
      storyId: body.story_id,
      sceneId: body.current_scene_id ?? null,
      answer: body.user_choice ?? null,
      isPrefetch: isLessUrgent(request.headers["priority"]),
    });
    return sendStep(reply, step);
  });

  addRoute(app, speechToText, async ({ request, reply }) => {
    const network = networkOf(request.ip);
    const giveBack = recordings.take(network);
    try {
      const { fields, viewer, file } = await readAnswer(request);
      recordings.countAnswer(network, fields.story_id);
      const listener = { viewer, actor: request.actor, address: request.ip };
      const utterance = { fields, file };
      const result = await listening.recognizeAnswer(listener, utterance, disconnectSignal(reply));
      return "transcript" in result ? { success: true, ...result } : sendStep(reply, result);
    } finally {
      giveBack();
    }
  });

  /** A question that cannot be answered is refused before the recording is read. */
  async function readAnswer(request: FastifyRequest) {
    const open = async (sent: ReadForm["fields"]) => {
      const fields = parsePayload(spokenAnswerFields, sent);
      const viewer = await links.viewerOf(visitOf(request), fields.story_id);
      await listening.openQuestion(viewer, fields);
      return { fields, viewer };
    };
    const form = await readForm(request, {
      fileField: "audio",
      largestBytes: LARGEST_RECORDING_BYTES,
      async beforeFile(sent) {
        // Other clients than ours may send fields after the file.
        const { story_id: storyId, current_scene_id: sceneId } = sent;
        if (storyId !== undefined && sceneId !== undefined) await open(sent);
      },
    });
    return { ...(await open(form.fields)), file: form.file };
  }

  addRoute(app, warmUpRecognition, async ({ params, request, reply }) => {
    const viewer = await links.viewerOf(visitOf(request), params.storyId);
    await listening.prepare(viewer, params.storyId, disconnectSignal(reply));
    return { success: true };
  });

  addRoute(app, readVoiceStatus, async () => {
    const { reason = null, ...status } = await voiceStatus();
    return { success: true, ...status, reason };
  });

  addRoute(app, downloadStory, async ({ params, request }) => ({
    success: true,
    ...(await playing.download(request.actor, params.storyId)),
  }));

  addRoute(app, readSceneAudio, async ({ params, request, reply }) => {
    const isPrefetch = isLessUrgent(request.headers["priority"]);
    const viewer = await links.viewerOf(visitOf(request), params.storyId);
    const { audio, wordStarts } = await playing.readAudio(viewer, { ...params, isPrefetch });
    if (wordStarts) reply.header(WORD_STARTS_HEADER, JSON.stringify(wordStarts));
    const headers = {
      "content-type": "audio/mpeg",
      "x-content-type-options": "nosniff",
      // The address contains the hash of the content, which not every account may hear.
      "cache-control": "private, max-age=31536000, immutable",
      vary: "cookie",
    };
    if (audio.kind === "stored") return sendFile(request, reply, audio, headers);
    reply.headers(headers);
    return audio.kind === "live" ? audio.stream : audio.bytes;
  });
};

function visitOf({ actor, headers, ip }: FastifyRequest): Visit {
  const secret = headers[LINK_HEADER];
  return { actor, secret: secret === undefined ? undefined : String(secret), address: ip };
}

/** Aborts when the client has closed the connection. */
function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once("close", () => disconnected.abort());
  return disconnected.signal;
}

/** RFC 9218: urgency is 0 to 7, 3 by default; a higher number is less urgent. */
function isLessUrgent(priority: string | string[] | undefined): boolean {
  const [, urgency] = /(?:^|,)\s*u=([0-7])/.exec(String(priority)) ?? [];
  return Number(urgency ?? DEFAULT_URGENCY) > DEFAULT_URGENCY;
}
