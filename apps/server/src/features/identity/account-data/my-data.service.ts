/** Everything that is kept of an account, for the account itself to read. */
import type { Actor } from "#core/access/actor";
import { readWhole } from "#core/ports/files";
import type { IdentityContext } from "../identity-context.ts";
import { photoKey } from "../profile/photo-key.ts";
import type { ProofService } from "../proof/proof.service.ts";
import { deviceName } from "../devices/device-name.ts";

export function createMyDataService(
  { accountExport, files, limiter, clock, securityLog }: IdentityContext,
  proofs: Pick<ProofService, "require">,
) {
  return {
    /** @throws AppError `proof/required` or `request/too-many` */
    async read(actor: Actor, address: string): Promise<object> {
      await proofs.require(actor);
      const { uid } = actor;
      await limiter.consume("data-download", uid);
      await securityLog.record({ kind: "data-downloaded", uid, address });
      const { photos, sessions, securityEvents, ofFeatures, ...rest } =
        await accountExport.gather(uid);
      return {
        writtenAt: new Date(clock.now()).toISOString(),
        ...rest,
        ...ofFeatures,
        photos: await Promise.all(
          photos.map(async (photo) => {
            const bytes = await readWhole(files, photoKey(photo.id));
            return { ...photo, webpBase64: bytes?.toString("base64") ?? null };
          }),
        ),
        sessions: sessions.map((session) => ({
          ...session,
          device: deviceName(session.userAgent ?? ""),
        })),
        securityEvents,
      };
    },
  };
}
