/** HTTP surface of stories. */
import type { FastifyPluginAsync } from "fastify";
import type { Stories } from "./create-stories.ts";
import { addLibraryRoutes } from "./library/library.routes.ts";
import { addGenerationRoutes } from "./making/generation.routes.ts";
import { addPlayingRoutes } from "./playing/playing.routes.ts";

export const storyRoutes: FastifyPluginAsync<{ stories: Stories }> = async (app, { stories }) => {
  addGenerationRoutes(app, stories);
  addLibraryRoutes(app, stories);
  await addPlayingRoutes(app, stories);
};
