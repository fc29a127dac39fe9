/** HTTP surface of the library. Reading needs no session, since shared stories are public. */
import {
  deleteStory,
  exportStory,
  importStory,
  listStories,
  readStory,
  renameStory,
  restoreStory,
  shareStory,
} from "@codetale/contract/stories";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
import type { Stories } from "../create-stories.ts";

export function addLibraryRoutes(app: FastifyInstance, { library, interchange }: Stories): void {
  addRoute(app, listStories, async ({ query, request }) => ({
    success: true,
    ...(await library.list(request.actor, query)),
  }));

  addRoute(app, readStory, async ({ params, request }) => ({
    success: true,
    ...(await library.readDetails(request.actor, params.storyId)),
  }));

  addRoute(app, renameStory, async ({ params, body, request }) => ({
    success: true,
    story: await library.rename(requireActor(request), params.storyId, body.title),
  }));

  addRoute(app, shareStory, async ({ params, body, request }) => ({
    success: true,
    story: await library.share(requireActor(request), params.storyId, body.shared),
  }));

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
    story: await interchange.import(requireActor(request), body),
  }));
}
