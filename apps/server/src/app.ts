/** Wires the features to each other and to the drivers; never listens. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Settings } from "#config/env";
import { settingsInWords } from "#config/settings-in-words";
import type { Authenticate } from "#core/access/authentication";
import { createPasswords } from "#platform/auth/passwords";
import { pingDatabase } from "#platform/db/database";
import { addApiDocs } from "#platform/http/routes/api-docs";
import { createHttpApp } from "#platform/http/create-http-app";
import { addCspReports } from "#platform/http/guards/csp-reports";
import { addOriginGuard } from "#platform/http/guards/origin-guard";
import { addOwnOrigin, isHttps } from "#platform/http/guards/own-origin";
import { createOwnSite, type OwnSite } from "#platform/http/guards/own-site";
import { addPageFiles, loadPages } from "#platform/http/answers/pages";
import { addSecurityHeaders } from "#platform/http/guards/security-headers";
import { addAuthentication } from "#platform/http/guards/authentication";
import { createMetrics, type CollectedMetrics } from "#platform/metrics/create-metrics";
import { addHttpMetrics } from "#platform/metrics/http-metrics";
import { measuredSending } from "#platform/metrics/measured-sending";
import { watchProduct } from "#platform/metrics/watch-product";
import { createImages } from "#platform/images/create-images";
import { createCodeProvider } from "#platform/payments/code-provider";
import { createConnectionPlacesRepository } from "#platform/realtime/connection-places.repository";
import { createRealtime } from "#platform/realtime/create-realtime";
import { createWebAuthn } from "#platform/web-authn/create-web-authn";
import { chatRoutes } from "./features/chat/chat.routes.ts";
import { registerChatSocket } from "./features/chat/chat.socket.ts";
import { closeChat, openChat } from "./features/chat/conversations.repository.ts";
import { createChat } from "./features/chat/create-chat.ts";
import { coderRoutes } from "./features/coders/coders.routes.ts";
import { createCoders } from "./features/coders/create-coders.ts";
import { createIdentity } from "./features/identity/create-identity.ts";
import { identityRoutes } from "./features/identity/identity.routes.ts";
import { createMail } from "./features/mail/create-mail.ts";
import { mailboxRoutes } from "./features/mail/mailbox.routes.ts";
import { isProven } from "./features/identity/proof/proof.repository.ts";
import { createNotices } from "./features/notices/create-notices.ts";
import { revokeCalendar } from "./features/notices/notice-settings.repository.ts";
import { noticeRoutes } from "./features/notices/notices.routes.ts";
import { createOperator } from "./features/operator/create-operator.ts";
import { operatorRoutes } from "./features/operator/operator.routes.ts";
import { moneyBack } from "./features/payments/payments.jobs.ts";
import { paymentRoutes } from "./features/payments/payments.routes.ts";
import { createPaymentService } from "./features/payments/payments.service.ts";
import { createProblemRepository } from "./features/problems/problems.repository.ts";
import { problemRoutes } from "./features/problems/problems.routes.ts";
import { createProblemService } from "./features/problems/problems.service.ts";
import { sampleOpenIdRoutes } from "./features/sample-openid/sample-openid.routes.ts";
import { createSchedules } from "./features/schedules/create-schedules.ts";
import { schedulesForNotices } from "./features/schedules/schedules-for-notices.repository.ts";
import type { Refunds } from "./features/schedules/ways-out.repository.ts";
import { scheduleRoutes } from "./features/schedules/schedules.routes.ts";
import { createStories } from "./features/stories/create-stories.ts";
import { storyRoutes } from "./features/stories/stories.routes.ts";
import { healthParts } from "./features/health/health-parts.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { metricsRoutes } from "./features/health/metrics.routes.ts";
import {
  createGoogleProvider,
  createSampleOpenIdProvider,
  createStorytelling,
  createVoiceService,
  smtpOf,
} from "./outside-services.ts";
import { accountDataWith } from "./account-data.ts";
import type { AppDeps } from "./app-deps.ts";
import { fileRemovalBy } from "./file-removal.ts";
import { handleJobs } from "./handle-jobs.ts";
import { loadSampleData } from "./sample-data/load-sample-data.ts";

/**
 * Creates the HTTP app with every feature registered. Starts no listening; `close()` of the app
 * stops what it started.
 */
export async function createApp(options: AppDeps): Promise<FastifyInstance> {
  const deps = { ...options, metrics: options.metrics ?? createMetrics() };
  const { settings, db, clock, logger, metrics, webDir } = deps;
  const app = createHttpApp({
    clock,
    logger,
    isOwnProxy: settings.isOwnProxy,
    ...(webDir !== null && { pages: await loadPages(webDir, settings.isTrial) }),
  });
  addHttpMetrics(app, metrics);
  deps.tracing?.addTo(app);
  const site = createOwnSite(settings);
  const features = createFeatures(deps, app, site);
  const { identity, chat, realtime, mailbox, sampleProvider } = features;

  addSecurityHeaders(app, isHttps(settings.publicUrl));
  await addApiDocs(app);
  addOriginGuard(app, site);
  addOwnOrigin(app, settings.publicUrl);
  addAuthentication(app, identity.authenticate, identity.sessionRefusals);
  await addCspReports(app, { clock, logger });
  const database = () => pingDatabase(db);
  const { isPassing } = realtime;
  const parts = healthParts({ database, files: deps.files, isPassing, logger }, settings);
  await app.register(healthRoutes, { ...parts, clock });
  await app.register(metricsRoutes, { metrics, token: settings.metricsToken });
  await app.register(identityRoutes, { services: identity.services });
  await app.register(scheduleRoutes, { schedules: features.schedules });
  await app.register(coderRoutes, { coders: features.coders });
  await app.register(paymentRoutes, {
    payments: features.payments,
    sampleCode: sampleCodeOf(settings),
    price: settings.sessionPrice,
  });
  const problems = createProblemService({
    problems: createProblemRepository(db),
    allowance: identity.allowance,
    clock,
  });
  await app.register(problemRoutes, { problems });
  await app.register(storyRoutes, { stories: features.stories });
  await app.register(chatRoutes, { chat });
  await app.register(noticeRoutes, { notices: features.notices });
  await app.register(operatorRoutes, { operator: features.operator });
  registerChatSocket(realtime.io, { chat, clock, logger });
  if (mailbox) await app.register(mailboxRoutes, { mailbox });
  if (sampleProvider) await app.register(sampleOpenIdRoutes, { provider: sampleProvider });
  if (webDir !== null) await addPageFiles(app, webDir);

  if (settings.isTrial) logger.warn(trialWarning(settings));
  if (settings.hasSampleData) {
    const { addAccount } = identity;
    const draw = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
    const addStory = features.stories.interchange.addSample;
    await loadSampleData({ db, clock, addAccount, addStory, draw });
  }
  const { jobs, files } = deps;
  const { payments, schedules } = features;
  const cleanedUp = [identity, features.stories, features.mailer, features.notices];
  handleJobs(jobs, { cleanedUp, files, payments, schedules });
  // `preClose` runs before Fastify waits for open requests, some of which wait for a job.
  app.addHook("preClose", () => jobs.stop());
  app.addHook("onClose", () => identity.settled());
  await jobs.start();
  features.stories.start();
  return app;
}

type MeasuredDeps = AppDeps & { metrics: CollectedMetrics };

function createFeatures(deps: MeasuredDeps, app: FastifyInstance, site: OwnSite) {
  const { settings, secret, db, files, clock, logger, metrics, openBus = null } = deps;
  const { codersKey, publicUrl } = settings;
  // Identity authenticates the live connection, and uses it to end the connections of closed
  // sessions.
  const authenticate: Authenticate = (headers, isUse) => identity.authenticate(headers, isUse);
  const realtime = createRealtime({
    server: app.server,
    authenticate,
    refusalOf: (headers) => identity.sessionRefusals.refusalOf(headers),
    site,
    clock,
    logger,
    shared: openBus && {
      openBus,
      places: createConnectionPlacesRepository(db, randomUUID()),
    },
  });
  app.addHook("preClose", async () => realtime.closeConnections());
  app.addHook("onClose", () => realtime.close());

  const { live } = realtime;
  const images = createImages({ metrics });
  const mail = createMail({ ...deps, smtp: smtpOf(settings) });
  const { mailer, mailbox } = mail;
  app.addHook("onClose", async () => mail.close());
  const sampleProvider = createSampleOpenIdProvider(deps, app);
  const notices = createNotices({
    ...{ db, isProven, jobs: deps.jobs, mailer, live, clock, secret },
    origin: () => settings.publicUrl ?? listeningOrigin(app),
    schedules: schedulesForNotices,
    noteCalendar: (actor, isShared, address) => identity.noteCalendar(actor, isShared, address),
  });
  const { events } = notices;
  const fileRemoval = fileRemovalBy(deps.jobs);
  const refunds: Refunds = {
    add: (tx, owed) => deps.jobs.addWithin(tx, moneyBack, { ...owed }),
    wake: () => deps.jobs.wake(),
  };
  const identity = createIdentity({
    db,
    clock,
    live,
    mailer,
    passwords: createPasswords({ metrics }),
    webAuthn: createWebAuthn(),
    images,
    files,
    fileRemoval,
    narrations: { forgetUnused: () => stories.deleteUnusedNarration() },
    accountData: accountDataWith({ events, refunds }),
    revokeCalendar,
    mayMeet: (viewer, otherUid) => schedules.mayMeet(viewer, otherUid),
    google: createGoogleProvider(deps, sampleProvider),
    settings: { secret, codersKey, publicUrl },
    logger,
  });
  const chats = { open: openChat, close: closeChat };
  const schedules = createSchedules({ db, chats, events, refunds, live, clock });
  const payments = createPaymentService({
    schedules: schedules.payable,
    provider: createCodeProvider(settings.payCode),
    guesses: identity.paymentGuesses,
    live,
    clock,
  });
  const { findCoderOf, findFor: findSchedule, findFacts: findScheduleFacts } = schedules;
  const coders = createCoders({
    ...{ db, clock, findCoderOf, findSession: findScheduleFacts, allowance: identity.allowance },
  });
  const findScheduleTitles = schedules.findTitles;
  const unmeasuredChat = createChat({
    ...{ db, images, files, fileRemoval, live, clock },
    ...{ findSchedule, findScheduleFacts, findScheduleTitles },
    noteArrival: schedules.noteArrival,
    allowance: identity.allowance,
  });
  const chat = { ...unmeasuredChat, send: measuredSending(unmeasuredChat.send, metrics) };
  const stories = createStories({
    db,
    files,
    jobs: deps.jobs,
    live,
    clock,
    logger,
    metrics,
    ...createStorytelling(deps, identity.mayReadObjective),
    allowance: identity.allowance,
    networkOf: identity.networkOf,
    ideaLimit: identity.storyIdeas,
    linkGuesses: identity.storyLinkGuesses,
    reportLimit: identity.storyReports,
    takeDownMails: {
      add: (tx, owner) => mail.postWithin(tx, identity.ownerMails.storyTakenDown(owner)),
      wake: () => deps.jobs.wake(),
    },
    voice: createVoiceService(deps, app),
    providers: settings.outsideProviders,
  });
  watchProduct(metrics, {
    connected: realtime.connected,
    recordings: stories.recordings.inFlight,
    jobs: deps.jobs,
    clock,
    logger,
  });
  // `preClose` runs before Fastify waits for open requests, some of which wait for a generation.
  app.addHook("preClose", () => stories.stop());
  const operator = createOperator({
    db,
    operators: identity.operators,
    stories: stories.reported,
    schedules: { list: schedules.listForOperators },
    jobs: deps.jobs,
    narrating: stories.narrating,
    mails: { list: mail.listForOperators },
    files,
    settings: settingsInWords(settings),
  });
  return {
    identity,
    notices,
    schedules,
    coders,
    payments,
    stories,
    chat,
    realtime,
    operator,
    mailer,
    mailbox: settings.isProduction ? null : mailbox,
    sampleProvider,
  };
}

/** For links where no public address is set: this machine, at the port that it is listening at. */
function listeningOrigin(app: FastifyInstance): string {
  const at = app.server.address();
  return `http://localhost:${at !== null && typeof at === "object" ? at.port : 80}`;
}

/** The code that everybody is shown; null where it is an operator's own, or there is no sample data. */
function sampleCodeOf({ hasSampleData, isSample, payCode }: Settings): string | null {
  return hasSampleData && isSample.payCode ? payCode : null;
}

function trialWarning({ smtpUrl, hasSampleData }: Settings): string {
  const open = [
    ...(smtpUrl === null ? ["everyone can read all mail, codes included, at /dev/mailbox"] : []),
    ...(hasSampleData ? ["the sample accounts are open to everyone"] : []),
    "the sample keys are public, unless CODERS_KEY and PAY_CODE are set",
  ];
  return `this is a trial (TRIAL=on): ${open.join("; ")}`;
}
