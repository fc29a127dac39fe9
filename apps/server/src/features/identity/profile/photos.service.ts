/** Profile photos: uploaded first, taken into use by the profile, seen by those who meet the owner. */
import { randomUUID } from "node:crypto";
import { PHOTO_SIZE_PX } from "@codetale/contract/identity";
import { DAY_MS } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { StoredFile } from "#core/ports/files";
import { photoAddress } from "#core/photo-address";
import type { IdentityContext } from "../identity-context.ts";
import { photoKey } from "./photo-key.ts";

export type PhotosService = ReturnType<typeof createPhotosService>;

export function createPhotosService(context: IdentityContext) {
  const { photos, images, files, limiter, mayMeet, clock } = context;

  /** @returns the photo's address */
  async function add(uid: string, upload: Buffer): Promise<string> {
    const { bytes } = await images.clean(upload, { longestEdge: STORED_SIZE_PX, square: true });
    const id = randomUUID();
    // The row first: a file without one would never be found again.
    await photos.add({ id, ownerId: uid, createdAt: clock.now() });
    await files.put(photoKey(id), bytes);
    return photoAddress(id);
  }

  return {
    add,

    /**
     * @param read reads what is uploaded, into memory; called once the upload is allowed
     * @returns the photo's address
     * @throws AppError `file/not-an-image`, `file/too-large`, `request/too-many` or
     *   `server/busy`
     */
    async upload(actor: Actor, read: () => Promise<Buffer>): Promise<string> {
      // One that there is no room for counts as no upload.
      return images.receive(actor.uid, async () => {
        await limiter.consume("photo-upload", actor.uid);
        return add(actor.uid, await read());
      });
    },

    /**
     * @returns WebP
     * @throws AppError `file/unknown` when there is none that `actor` may see
     */
    async find(actor: Actor, photoId: string): Promise<StoredFile> {
      const ownerId = await photos.findOwner(photoId);
      const isVisible = ownerId === actor.uid || (ownerId && (await mayMeet(actor, ownerId)));
      const file = isVisible ? await files.find(photoKey(photoId)) : null;
      if (!file) throw new AppError("file/unknown");
      return file;
    },

    /** Forgets photos that were uploaded at least a day ago and never taken into use. */
    forgetUnused: (): Promise<void> => photos.removeUnused(clock.now() - DAY_MS),
  };
}

/** Twice the size it is shown in, for dense screens. */
const STORED_SIZE_PX = 2 * PHOTO_SIZE_PX;
