/**
 * The operator's screen: who may use it, and that what is read and done by it stands in the security
 * log. What is read and done belongs to the other features, which `app.ts` hands over.
 */
import { OPERATOR_PAGE } from "@codetale/contract/operator/call";
import {
  type operatorInvite,
  type OperatorInvitation,
  type OperatorPerson,
  type OperatorSchedule,
  type ScheduleView,
} from "@codetale/contract/operator/people";
import { type operatorReports, type operatorStory } from "@codetale/contract/operator/stories";
import {
  type operatorInstallation,
  type operatorJobs,
  type OperatorMail,
  type operatorMails,
  type operatorSecurityLog,
} from "@codetale/contract/operator/upkeep";
import type { EpochMs } from "@codetale/domain/time";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { usageOf, type FileStore } from "#core/ports/files";
import type { JobOverview } from "#core/ports/jobs";
import { isUuid } from "#core/uuid";
import type { InstallationRepository } from "./installation.repository.ts";

/** An operator, and the network address that the call came from. */
export interface OperatorCall {
  actor: Actor;
  address: string;
}

type Listed =
  | "people"
  | "schedules"
  | "invitations"
  | "reports"
  | "jobs"
  | "mails"
  | "security log";

type StoryAct = "operator-took-down" | "operator-put-back" | "operator-kept";

type Answer<E extends { response: z.ZodType }> = Omit<z.output<E["response"]>, "success">;

/** What identity does for operators. */
interface Operators {
  require(actor: Actor): Promise<void>;
  requireProof(actor: Actor): Promise<void>;
  note(
    from: OperatorCall,
    event:
      | { kind: "operator-listed"; uid: null; detail: Listed }
      | { kind: "operator-read-story" | StoryAct; uid: string | null }
      | { kind: "operator-retried-job"; uid: null; detail: string },
  ): Promise<void>;
  people(search: string): Promise<{ people: OperatorPerson[]; hasMore: boolean }>;
  disable(from: OperatorCall, uid: string, reason: string): Promise<OperatorPerson>;
  enable(from: OperatorCall, uid: string): Promise<OperatorPerson>;
  endSessions(from: OperatorCall, uid: string): Promise<OperatorPerson>;
  invitations(): Promise<OperatorInvitation[]>;
  invite(from: OperatorCall, note: string): Promise<Answer<typeof operatorInvite>>;
  revokeInvitation(from: OperatorCall, id: string): Promise<number>;
  securityLog(
    filter: z.output<typeof operatorSecurityLog.query>,
  ): Promise<Answer<typeof operatorSecurityLog>>;
}

/** What stories do for operators; acts answer the uid of the story's owner. */
interface ReportedStories {
  list(): Promise<Answer<typeof operatorReports>>;
  read(storyId: string): Promise<{ ownerId: string | null; story: Answer<typeof operatorStory> }>;
  takeDown(storyId: string): Promise<string | null>;
  putBack(storyId: string): Promise<string | null>;
  keep(storyId: string): Promise<string | null>;
}

type MailFilter = z.output<typeof operatorMails.query>;

export interface OperatorDeps {
  operators: Operators;
  stories: ReportedStories;
  schedules: { list(view: ScheduleView, most: number): Promise<OperatorSchedule[]> };
  jobs: Pick<JobOverview, "overview" | "failed" | "retry">;
  /** How many editions are narrated in advance. */
  narrating(): Promise<number>;
  mails: { list(filter: MailFilter, most: number): Promise<OperatorMail[]> };
  files: Pick<FileStore, "list">;
  installation: InstallationRepository;
  /** Of the process, and what is set up, without secrets. */
  facts: {
    product: string;
    node: string;
    settings: Answer<typeof operatorInstallation>["settings"];
  };
}

export type OperatorService = ReturnType<typeof createOperatorService>;

/** Each throws AppError `route/unknown` for other accounts; what changes something `proof/required`. */
export function createOperatorService(deps: OperatorDeps) {
  const { operators, stories, schedules, jobs, mails, installation, files, facts } = deps;

  async function mayList(from: OperatorCall, detail: Listed): Promise<void> {
    await operators.require(from.actor);
    await operators.note(from, { kind: "operator-listed", uid: null, detail });
  }

  async function mayChange({ actor }: OperatorCall): Promise<void> {
    await operators.require(actor);
    await operators.requireProof(actor);
  }

  const storyAct =
    (kind: StoryAct, act: (storyId: string) => Promise<string | null>) =>
    async (from: OperatorCall, storyId: string): Promise<void> => {
      await mayChange(from);
      await operators.note(from, { kind, uid: await act(storyId) });
    };

  return {
    async people(from: OperatorCall, search: string) {
      await mayList(from, "people");
      return operators.people(search);
    },

    async disable(from: OperatorCall, uid: string, reason: string): Promise<OperatorPerson> {
      await mayChange(from);
      return operators.disable(from, uid, reason);
    },

    async enable(from: OperatorCall, uid: string): Promise<OperatorPerson> {
      await mayChange(from);
      return operators.enable(from, uid);
    },

    async endSessions(from: OperatorCall, uid: string): Promise<OperatorPerson> {
      await mayChange(from);
      return operators.endSessions(from, uid);
    },

    async schedules(from: OperatorCall, view: ScheduleView) {
      await mayList(from, "schedules");
      const found = await schedules.list(view, OPERATOR_PAGE + 1);
      return { schedules: found.slice(0, OPERATOR_PAGE), hasMore: found.length > OPERATOR_PAGE };
    },

    async invitations(from: OperatorCall): Promise<OperatorInvitation[]> {
      await mayList(from, "invitations");
      return operators.invitations();
    },

    async invite(from: OperatorCall, note: string): Promise<{ code: string; expiresAt: EpochMs }> {
      await mayChange(from);
      return operators.invite(from, note);
    },

    async revokeInvitation(from: OperatorCall, id: string): Promise<number> {
      await mayChange(from);
      return operators.revokeInvitation(from, id);
    },

    async reports(from: OperatorCall): Promise<Answer<typeof operatorReports>> {
      await mayList(from, "reports");
      return stories.list();
    },

    async story(from: OperatorCall, storyId: string) {
      await operators.require(from.actor);
      const { ownerId: uid, story } = await stories.read(storyId);
      await operators.note(from, { kind: "operator-read-story", uid });
      return story;
    },

    takeDown: storyAct("operator-took-down", stories.takeDown),
    putBack: storyAct("operator-put-back", stories.putBack),
    keep: storyAct("operator-kept", stories.keep),

    async jobs(from: OperatorCall): Promise<Answer<typeof operatorJobs>> {
      await mayList(from, "jobs");
      const failed = await jobs.failed(OPERATOR_PAGE + 1);
      return {
        queues: await jobs.overview(),
        failed: failed.slice(0, OPERATOR_PAGE).map(({ data: _ids, ...job }) => job),
        hasMore: failed.length > OPERATOR_PAGE,
        narrating: await deps.narrating(),
      };
    },

    /** @throws AppError `operator/unknown-job` or `operator/job-over` */
    async retryJob(from: OperatorCall, id: string): Promise<void> {
      await mayChange(from);
      const job = isUuid(id) ? await jobs.retry(id) : null;
      if (!job) throw new AppError("operator/unknown-job");
      if (job.isOver) throw new AppError("operator/job-over");
      await operators.note(from, { kind: "operator-retried-job", uid: null, detail: job.queue });
    },

    async mails(from: OperatorCall, filter: MailFilter): Promise<Answer<typeof operatorMails>> {
      await mayList(from, "mails");
      const found = await mails.list(filter, OPERATOR_PAGE + 1);
      return { mails: found.slice(0, OPERATOR_PAGE), hasMore: found.length > OPERATOR_PAGE };
    },

    async securityLog(from: OperatorCall, filter: z.output<typeof operatorSecurityLog.query>) {
      await mayList(from, "security log");
      return operators.securityLog(filter);
    },

    async storage(from: OperatorCall) {
      await operators.require(from.actor);
      return { files: await usageOf(files), databaseBytes: await installation.bytes() };
    },

    async installation(from: OperatorCall): Promise<Answer<typeof operatorInstallation>> {
      await operators.require(from.actor);
      const { product, node, settings } = facts;
      return { versions: { product, node, ...(await installation.versions()) }, settings };
    },
  };
}
