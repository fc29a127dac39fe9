/** What an operator can do from the command line, answered in words and kept in the security log. */
import { emailSchema } from "@codetale/contract/identity";
import type { Clock } from "@codetale/domain/time";
import type {
  LoggedEvent,
  SecurityLogRepository,
} from "../security-log/security-log.repository.ts";
import { OperatorError } from "#core/operator-error";
import { counted } from "../rate-limits/duration-text.ts";
import type { AccountFacts, AccountOperatorRepository } from "./account-operator.repository.ts";

const USAGE = "Say what to do: npm run account -- disable|enable|show EMAIL, or log [EMAIL]";

/** So many lines a screen of a terminal can still be searched in. */
const MOST_EVENTS = 1_000;

interface OperatorDeps {
  accounts: AccountOperatorRepository;
  securityLog: SecurityLogRepository;
  clock: Clock;
}

export function createAccountOperator({ accounts, securityLog, clock }: OperatorDeps) {
  const note = (kind: "operator-read" | "operator-disabled" | "operator-enabled", uid: string) =>
    securityLog.add({ kind, uid, address: null }, clock.now());

  const changes = {
    async disable({ id, email, isDisabled, openSessions }: AccountFacts): Promise<string> {
      if (isDisabled) return `${email} is disabled already.\n`;
      await accounts.disable(email);
      await note("operator-disabled", id);
      return `${email} is disabled. ${counted(openSessions, "session")} ended.\n`;
    },
    async enable({ id, email, isDisabled }: AccountFacts): Promise<string> {
      if (!isDisabled) return `${email} is not disabled.\n`;
      await accounts.enable(email);
      await note("operator-enabled", id);
      return `${email} is enabled, and has to sign in again.\n`;
    },
    async show(facts: AccountFacts): Promise<string> {
      await note("operator-read", facts.id);
      return described(facts);
    },
    async log({ id }: AccountFacts): Promise<string> {
      await note("operator-read", id);
      return eventsOf(id);
    },
  };

  async function eventsOf(uid: string | null): Promise<string> {
    const events = await securityLog.latest(uid, MOST_EVENTS);
    return events.map(inOneLine).join("") || "Nothing is in the security log.\n";
  }

  return {
    /**
     * @param args what to do, and the account's e-mail address; `log` without one tells of all
     * @throws OperatorError
     */
    async run(args: readonly string[]): Promise<string> {
      const [command = "", email = "", ...rest] = args;
      if (!isCommand(command) || rest.length > 0) throw new OperatorError(USAGE);
      if (command === "log" && email === "") return eventsOf(null);
      const parsed = emailSchema.safeParse(email);
      const facts = parsed.success ? await accounts.find(parsed.data) : null;
      if (!facts) throw new OperatorError(`There is no account with the address ${email}.`);
      return changes[command](facts);
    },
  };

  function isCommand(command: string): command is keyof typeof changes {
    return Object.hasOwn(changes, command);
  }
}

function inOneLine({ at, kind, detail, uid, email, address }: LoggedEvent): string {
  const about = email ?? uid ?? "";
  const parts = [new Date(at).toISOString(), kind, detail, about, address ?? ""];
  return `${parts.filter((part) => part !== "").join("  ")}\n`;
}

function described(facts: AccountFacts): string {
  const { id, email, emailVerified, isDisabled, createdAt, people, signsInWith } = facts;
  const lines = [
    ["E-mail", `${email} (${emailVerified ? "verified" : "not verified"})`],
    ["Account", `${id}, ${isDisabled ? "disabled" : "enabled"}`],
    ["Since", createdAt.toISOString()],
    ["Profiles", people.map((person) => (person === "user" ? "learner" : person)).join(", ")],
    ["Signs in with", signsInWith.map(methodInWords).join(", ")],
    ["Sessions", String(facts.openSessions)],
  ];
  return lines.map(([name = "", value]) => `${name.padEnd(14)} ${value || "none"}\n`).join("");
}

function methodInWords(method: string): string {
  return method === "credential" ? "password" : method;
}
