/** Everything that is kept of an account, for the account itself to read. */
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import type { FileStore } from "#core/files";
import { deviceName } from "../sessions/device-name.ts";
import { rateLimits, type RateLimiter } from "../rate-limits/rate-limiter.service.ts";
import { photoKey } from "../profile/photos.service.ts";
import type { MyData, MyDataRepository } from "./my-data.repository.ts";

export interface MyDataDeps {
  kept: MyDataRepository;
  files: FileStore;
  limiter: RateLimiter;
  clock: Clock;
}

export type MyDataService = ReturnType<typeof createMyDataService>;

export function createMyDataService({ kept, files, limiter, clock }: MyDataDeps) {
  async function withPicture(photo: MyData["photos"][number]) {
    const bytes = await files.get(photoKey(photo.id));
    return { ...photo, webpBase64: bytes?.toString("base64") ?? null };
  }

  return {
    /** @throws AppError `request/too-many` */
    async read({ uid }: Actor): Promise<object> {
      await limiter.consume({ limit: rateLimits.dataDownloads, whom: uid });
      const { photos, sessions, ofFeatures, ...rest } = await kept.gather(uid);
      return {
        writtenAt: new Date(clock.now()).toISOString(),
        ...rest,
        ...ofFeatures,
        photos: await Promise.all(photos.map(withPicture)),
        sessions: sessions.map((session) => ({
          ...session,
          device: deviceName(session.userAgent ?? ""),
        })),
      };
    },
  };
}
