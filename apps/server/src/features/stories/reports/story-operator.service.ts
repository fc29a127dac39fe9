/** What an operator can do about shared stories from the command line, answered in words. */
import type { Clock } from "@codetale/domain/time";
import { OperatorError } from "#core/errors/operator-error";
import type { ReportedStory, ReportRepository } from "./reports.repository.ts";

export interface StoryOperatorDeps {
  stories: Pick<ReportRepository, "open" | "find" | "takeDown" | "putBack" | "keep">;
  /** Keeps what was done in the security log, under the story's owner. */
  note(
    kind: "operator-took-down" | "operator-put-back" | "operator-kept",
    uid: string | null,
  ): Promise<void>;
  clock: Clock;
}

/** Largest number of reports that one command lists. */
export const MOST_REPORTS_LISTED = 200;

const USAGE =
  "Say what to do: npm run stories -- reports, or show|take-down|put-back|keep STORY-ID";

export function createStoryOperator({ stories, note, clock }: StoryOperatorDeps) {
  const acts = {
    show: async (story: ReportedStory): Promise<string> => described(story),
    async "take-down"(story: ReportedStory): Promise<string> {
      if (story.takenDownAt !== null) return `“${story.title}” is taken down already.\n`;
      await stories.takeDown(story.id, clock.now());
      await note("operator-took-down", story.ownerId);
      return `“${story.title}” is taken down: nobody but its owner plays it.\n`;
    },
    async "put-back"(story: ReportedStory): Promise<string> {
      if (story.takenDownAt === null) return `“${story.title}” is not taken down.\n`;
      await stories.putBack(story.id, clock.now());
      await note("operator-put-back", story.ownerId);
      const state = story.ownerId === null ? "is shared again" : "may be shared again by its owner";
      return `“${story.title}” ${state}.\n`;
    },
    async keep(story: ReportedStory): Promise<string> {
      await stories.keep(story.id, clock.now());
      await note("operator-kept", story.ownerId);
      return `“${story.title}” stays, and its reports are closed.\n`;
    },
  };

  return {
    /**
     * @param args what to do, and the id of the story
     * @throws OperatorError
     */
    async run(args: readonly string[]): Promise<string> {
      const [command = "", id = "", ...rest] = args;
      if (command === "reports" && args.length === 1) {
        return listed(await stories.open(MOST_REPORTS_LISTED + 1));
      }
      if (!isAct(command) || rest.length > 0) throw new OperatorError(USAGE);
      const story = await stories.find(id);
      if (!story) throw new OperatorError(`There is no story with the id ${id}.`);
      return acts[command](story);
    },
  };

  function isAct(command: string): command is keyof typeof acts {
    return Object.hasOwn(acts, command);
  }
}

function listed(reports: Awaited<ReturnType<ReportRepository["open"]>>): string {
  if (reports.length === 0) return "No story is reported.\n";
  const lines = reports
    .slice(0, MOST_REPORTS_LISTED)
    .map(({ storyId, title, owner, reason, text, reportedAt }) =>
      [
        `${new Date(reportedAt).toISOString()}  ${storyId}  ${reason}`,
        `  “${title}” by ${owner ?? "nobody"}`,
        ...(text === "" ? [] : text.split("\n").map((line) => `  > ${line}`)),
        "",
      ].join("\n"),
    )
    .join("");
  if (reports.length <= MOST_REPORTS_LISTED) return lines;
  return `${lines}There are more. The oldest ${MOST_REPORTS_LISTED} are listed.\n`;
}

function described({
  title,
  language,
  owner,
  sharedAt,
  takenDownAt,
  scenes,
}: ReportedStory): string {
  const state = takenDownAt !== null ? "taken down" : sharedAt !== null ? "shared" : "private";
  const told = scenes.map(({ id, dialogue, choices }) =>
    [`[${id}] ${dialogue}`, ...choices.map(({ text }) => `    > ${text}`)].join("\n"),
  );
  return `“${title}” (${language}) by ${owner ?? "nobody"}, ${state}\n\n${told.join("\n\n")}\n`;
}
