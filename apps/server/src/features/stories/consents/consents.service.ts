/** Consent of parents to outside services: without it, none is used for their stories and children. */
import {
  providerUses,
  type Provider,
  type ProviderUse,
} from "@codetale/contract/stories/providers";
import type { Clock } from "@codetale/domain/time";
import { requirePerson, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { ConsentRepository, ProviderRef } from "./consents.repository.ts";

/** The names of the services outside this installation; null where it does the work itself. */
export type OutsideProviders = Readonly<Record<ProviderUse, string | null>>;

export interface ConsentDeps {
  consents: ConsentRepository;
  providers: OutsideProviders;
  /** Called when other stories may be spoken than before. */
  onVoiceDecided(): void;
  clock: Clock;
}

export type Consents = ReturnType<typeof createConsents>;

export function createConsents({ consents, providers, onVoiceDecided, clock }: ConsentDeps) {
  const list = ({ uid }: Actor): Promise<Provider[]> =>
    Promise.all(
      providerUses.flatMap((use) => {
        const name = providers[use];
        if (name === null) return [];
        return [consents.find(uid, { use, name }).then((agreedAt) => ({ use, name, agreedAt }))];
      }),
    );

  return {
    list,

    /**
     * Whether the service may be used for an account, or for a visitor where `uid` is null. What is
     * done in this installation needs no consent.
     */
    async allows(use: ProviderUse, uid: string | null): Promise<boolean> {
      const name = providers[use];
      if (name === null) return true;
      return uid !== null && (await consents.find(uid, { use, name })) !== null;
    },

    /** @throws AppError `access/wrong-person`, or `provider/unknown` where it is not used here */
    async decide(
      actor: Actor,
      { use, name, isAgreed }: ProviderRef & { isAgreed: boolean },
    ): Promise<Provider[]> {
      requirePerson(actor, "user");
      if (providers[use] !== name) throw new AppError("provider/unknown");
      if (isAgreed) await consents.agree(actor.uid, { use, name }, clock.now());
      else await consents.withdraw(actor.uid, { use, name });
      if (use === "voice") onVoiceDecided();
      return list(actor);
    },
  };
}
