import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { readPhoto, updateUser, uploadPhoto } from "@codetale/contract/identity";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
import { readUpload } from "#platform/http/uploads";
import type { IdentityServices } from "../create-identity.ts";

export function addProfileRoutes(
  app: FastifyInstance,
  { profile, photos }: IdentityServices,
): void {
  addRoute(app, updateUser, async ({ body, request }) => ({
    success: true,
    user: await profile.save(requireActor(request), body),
  }));

  addRoute(app, uploadPhoto, async ({ request }) => {
    const actor = requireActor(request);
    const upload = await readUpload(request, "photo", LARGEST_IMAGE_BYTES);
    return { success: true, photoURL: await photos.upload(actor, upload) };
  });

  addRoute(app, readPhoto, async ({ params, request, reply }) => {
    const bytes = await photos.read(requireActor(request), params.photoId);
    reply
      .type("image/webp")
      .header("x-content-type-options", "nosniff")
      // A photo's address always means the same bytes, but not every account may see it.
      .header("cache-control", "private, max-age=86400, immutable")
      .header("vary", "cookie");
    return bytes;
  });
}
