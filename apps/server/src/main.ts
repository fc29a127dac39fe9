/** The process: reads settings from the environment, handles signals, prints the greeting. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PRODUCT_NAME } from "@codetale/domain/product";
import { childProcessEnvironment, readSettings, setForLibraries, type Settings } from "#config/env";
import { rootCauseOf } from "#core/errors/root-cause";
import { StartError } from "#core/errors/start-error";
import { voiceServiceCommand } from "#platform/voice-service/voice-service-command";
import { SAMPLE_PASSWORD, sampleAccounts } from "./sample-data/load-sample-data.ts";
import { startServer, type RunningServer } from "./start-server.ts";

const migrationsDir = fileURLToPath(new URL("../migrations", import.meta.url));
const builtWebDir = fileURLToPath(new URL("../../web/dist", import.meta.url));
const voice = {
  voiceDir: fileURLToPath(new URL("../../voice", import.meta.url)),
  isSource: import.meta.url.endsWith(".ts"),
};

const unwritable: ReadonlySet<string | undefined> = new Set(["EACCES", "EPERM", "EROFS"]);

// What is written belongs to this user alone.
process.umask(0o077);
// A reader that has gone, or a full disk, would end the process at its greeting.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

setForLibraries();
try {
  const settings = readSettings();
  const server = await startServer({
    settings,
    clock: { now: () => Date.now() },
    migrationsDir,
    onDiskRefused: endWithDiskError,
    webDir: existsSync(builtWebDir) ? builtWebDir : null,
    voiceProgram: {
      command: voiceServiceCommand({
        ...voice,
        packDir: join(settings.dataDir, "voices"),
        logLevel: settings.logLevel,
      }),
      environment: childProcessEnvironment(),
    },
  });
  stopOnSignal(server);
  process.stdout.write(greeting(settings, server));
} catch (error) {
  process.stderr.write(`${inOneSentence(error)}\n`);
  process.exit(1);
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // A signal that comes twice, as from a terminal and from npm, would end the process in its stop.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(
            `${PRODUCT_NAME} did not stop in order: ${rootCauseOf(error)}. Everything that was answered is kept.\n`,
          );
          process.exit(1);
        },
      );
    });
  }
}

/** As PostgreSQL does: the next start finds everything that was answered. */
function endWithDiskError(error: unknown): never {
  process.stderr.write(`The disk does not keep the database: ${rootCauseOf(error)}.\n`);
  process.exit(1);
}

function greeting(settings: Settings, { address, database }: RunningServer): string {
  const where = settings.publicUrl ?? address;
  const lines = [`${PRODUCT_NAME} is ready at ${where} (${database} database)`];
  if (settings.hasSampleData) {
    const { isSample } = settings;
    const codersKey = isSample.codersKey ? settings.codersKey : "as in CODERS_KEY";
    const payCode = isSample.payCode ? settings.payCode : "as in PAY_CODE";
    lines.push(
      `  Learner  ${sampleAccounts.learner.email}   password ${SAMPLE_PASSWORD}`,
      `  Coder    ${sampleAccounts.coder.email}     password ${SAMPLE_PASSWORD}   coders key ${codersKey}`,
      `  Payment code ${payCode}`,
    );
  }
  if (settings.smtpUrl === null) lines.push(`  Mail is kept at ${where}/dev/mailbox`);
  lines.push(`  The API is described at ${where}/docs`);
  return `${lines.join("\n")}\n`;
}

function inOneSentence(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code } = error as Partial<NodeJS.ErrnoException>;
  const what = `${PRODUCT_NAME} could not start: ${rootCauseOf(error)}.`;
  return unwritable.has(code) ? `${what} Set DATA_DIR to a folder of your own.` : what;
}
