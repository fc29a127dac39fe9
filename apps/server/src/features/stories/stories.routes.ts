/** HTTP surface of stories. */
import type { FastifyPluginAsync } from "fastify";
import type { Stories } from "./create-stories.ts";
import { addLibraryRoutes } from "./library.routes.ts";
import { addMakingRoutes } from "./making.routes.ts";
import { addPlayerRoutes } from "./player.routes.ts";

export const storyRoutes: FastifyPluginAsync<{ stories: Stories }> = async (app, { stories }) => {
  addMakingRoutes(app, stories);
  addLibraryRoutes(app, stories);
  await addPlayerRoutes(app, stories);
};
