/** Reported stories as an operator's screen reads and decides about them. */
import { OPERATOR_PAGE } from "@codetale/contract/operator/call";
import type { OperatorReport } from "@codetale/contract/operator/stories";
import type { Clock, EpochMs } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import type { LiveEvents } from "#core/ports/live-events";
import type { ReportedStory, ReportRepository } from "./reports.repository.ts";

export interface ReportedStoriesDeps {
  reports: ReportRepository;
  live: Pick<LiveEvents, "toAccounts">;
  /** Posts a mail to the owner of each story that was taken down, once. */
  postTakeDownMails(now: EpochMs): Promise<void>;
  clock: Clock;
}

export function createReportedStories({
  reports,
  live,
  postTakeDownMails,
  clock,
}: ReportedStoriesDeps) {
  /** Others are none of an operator's business. @throws AppError `story/unknown` */
  async function find(storyId: string): Promise<ReportedStory> {
    const found = await reports.find(storyId);
    if (!found || !(found.isReported || found.takenDownAt !== null)) {
      throw new AppError("story/unknown");
    }
    return found;
  }

  function notify({ id: storyId, ownerId }: ReportedStory): void {
    if (ownerId !== null) live.toAccounts([ownerId], "story:changed", { storyId });
  }

  /** Also of stories that were taken down by command. */
  const tellOwners = (): Promise<void> => postTakeDownMails(clock.now());

  return {
    tellOwners,

    /** Those of a page of open reports, the first reported first, then those that are taken down. */
    async list(): Promise<{ stories: OperatorReport[]; hasMore: boolean }> {
      const stories = new Map<string, OperatorReport>();
      const open = await reports.open(OPERATOR_PAGE + 1);
      for (const { reason, text, reportedAt, ...story } of open.slice(0, OPERATOR_PAGE)) {
        const listed = stories.get(story.storyId) ?? { ...story, reports: [] };
        listed.reports.push({ reason, text, reportedAt });
        stories.set(story.storyId, listed);
      }
      for (const story of await reports.takenDown()) {
        if (!stories.has(story.storyId)) stories.set(story.storyId, { ...story, reports: [] });
      }
      return { stories: [...stories.values()], hasMore: open.length > OPERATOR_PAGE };
    },

    /** As others hear it. @throws AppError `story/unknown` */
    async read(storyId: string) {
      const { title, language, scenes, ownerId } = await find(storyId);
      return {
        ownerId,
        story: {
          title,
          language,
          scenes: scenes.map(({ title: heading, dialogue, choices }) => ({
            title: heading,
            dialogue,
            choices: choices.map(({ text }) => text),
          })),
        },
      };
    },

    /** @returns the uid of the story's owner; null for a sample. @throws AppError `story/unknown` */
    async takeDown(storyId: string): Promise<string | null> {
      const story = await find(storyId);
      if (story.takenDownAt === null) {
        await reports.takeDown(storyId, clock.now());
        notify(story);
        await tellOwners();
      }
      return story.ownerId;
    },

    /** @returns as `takeDown` */
    async putBack(storyId: string): Promise<string | null> {
      const story = await find(storyId);
      if (story.takenDownAt !== null) {
        await reports.putBack(storyId, clock.now());
        notify(story);
      }
      return story.ownerId;
    },

    /** @returns as `takeDown` */
    async keep(storyId: string): Promise<string | null> {
      const { ownerId } = await find(storyId);
      await reports.keep(storyId, clock.now());
      return ownerId;
    },
  };
}
