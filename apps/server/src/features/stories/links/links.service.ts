/** Private links: an owner makes and revokes them; with one, a family plays the story. */
import { randomUUID } from "node:crypto";
import type { Story } from "@codetale/contract/stories";
import type { StoryLink } from "@codetale/contract/stories/links";
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { StoryViewer } from "../playing/playing.service.ts";
import { linkSecretHash, newLinkSecret } from "./link-secret.ts";
import type { LinkRepository } from "./links.repository.ts";

/** Bounds how often secrets may be guessed from one network. */
export interface LinkGuesses {
  /** @throws AppError `request/too-many` where this was one too many */
  count(address: string): Promise<void>;
}

export interface LinksDeps {
  links: LinkRepository;
  read(owner: Pick<Actor, "uid">, storyId: string): Promise<Story>;
  linkGuesses: LinkGuesses;
  clock: Clock;
}

/** What a client presents: the secret of a link, if any, and where it calls from. */
export interface Visit {
  actor: Actor | null;
  secret: string | undefined;
  address: string;
}

export function createLinks({ links, read, linkGuesses, clock }: LinksDeps) {
  /** @throws AppError `story/link-unknown`, `request/too-many` */
  async function open({ secret = "", address }: Visit) {
    const link = await links.find(linkSecretHash(secret));
    // A right link plays however many wrong ones its network has tried: an old page goes on asking by a revoked one.
    if (!link?.ownerId) {
      await linkGuesses.count(address);
      throw new AppError("story/link-unknown");
    }
    const today = dayOf(clock.now());
    if (link.lastUsedOn !== today) await links.markUsed(link.id, today);
    return { storyId: link.storyId, owner: { uid: link.ownerId } };
  }

  return {
    /** @throws AppError `story/unknown` */
    async list({ uid }: Actor, storyId: string): Promise<StoryLink[]> {
      const found = await links.list(uid, storyId);
      if (!found) throw new AppError("story/unknown");
      return found;
    },

    /** @throws AppError `story/unknown`, `story/too-many-links`, `story/taken-down` */
    async create({ uid }: Actor, storyId: string, label: string) {
      const secret = newLinkSecret();
      const link = { id: randomUUID(), label, createdAt: clock.now() };
      const result = await links.add(uid, storyId, { ...link, secretHash: linkSecretHash(secret) });
      if (result === "unknown") throw new AppError("story/unknown");
      if (result === "full") throw new AppError("story/too-many-links");
      if (result === "taken-down") throw new AppError("story/taken-down");
      return { link: { ...link, lastUsedOn: null }, secret };
    },

    /** @throws AppError `story/link-unknown` */
    async revoke({ uid }: Actor, storyId: string, linkId: string): Promise<void> {
      if (!(await links.remove(uid, storyId, linkId))) throw new AppError("story/link-unknown");
    },

    /**
     * Whose edition of the story is played: by a link its owner's, else the actor's.
     *
     * @throws AppError `story/link-unknown`, `request/too-many`
     */
    async viewerOf(visit: Visit, storyId: string): Promise<StoryViewer> {
      if (visit.secret === undefined) return visit.actor;
      const link = await open(visit);
      if (link.storyId !== storyId) throw new AppError("story/link-unknown");
      return link.owner;
    },

    /**
     * The story as who has the link may see it: not what its owner asked for.
     *
     * @throws AppError `story/link-unknown`, `request/too-many`
     */
    async readStory(visit: Visit): Promise<Story> {
      const { storyId, owner } = await open(visit);
      const story = await read(owner, storyId);
      return { ...story, isOwn: false, learning_objectives: [], characters: [] };
    },
  };
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
