/** What an operator can do from the command line, answered in words and kept in the security log. */
import { emailSchema } from "@codetale/contract/identity";
import { LONGEST_DISABLED_REASON } from "@codetale/contract/operator/people";
import { counted } from "@codetale/domain/duration-text";
import type { Clock } from "@codetale/domain/time";
import type {
  LoggedEvent,
  SecurityLogRepository,
} from "../security-log/security-log.repository.ts";
import { OperatorError } from "#core/errors/operator-error";
import type { AccountFacts, AccountOperatorRepository } from "./account-operator.repository.ts";

const USAGE =
  "Say what to do: npm run account -- enable|show EMAIL, disable EMAIL [REASON], operator EMAIL on|off, or log [EMAIL]";

/** So many lines a screen of a terminal can still be searched in. */
const MOST_EVENTS = 1_000;

type OperatorKind =
  | "operator-read"
  | "operator-disabled"
  | "operator-enabled"
  | "operator-made"
  | "operator-unmade";

/** How many words may follow the address. */
const mostWords = { enable: 0, show: 0, log: 0, operator: 1, disable: Infinity };

interface OperatorDeps {
  accounts: AccountOperatorRepository;
  securityLog: SecurityLogRepository;
  clock: Clock;
}

export function createAccountOperator({ accounts, securityLog, clock }: OperatorDeps) {
  const note = (kind: OperatorKind, uid: string) =>
    securityLog.add({ kind, uid, address: null }, clock.now());

  const changes = {
    async disable(facts: AccountFacts, words: readonly string[]): Promise<string> {
      const { id, email, isDisabled, openSessions } = facts;
      if (isDisabled) return `${email} is disabled already.\n`;
      await accounts.disable(id, words.join(" ").trim().slice(0, LONGEST_DISABLED_REASON));
      await note("operator-disabled", id);
      return `${email} is disabled. ${counted(openSessions, "session")} ended.\n`;
    },
    async enable({ id, email, isDisabled }: AccountFacts): Promise<string> {
      if (!isDisabled) return `${email} is not disabled.\n`;
      await accounts.enable(id);
      await note("operator-enabled", id);
      return `${email} is enabled, and has to sign in again.\n`;
    },
    async operator({ id, email, isOperator }: AccountFacts, [state = ""]: readonly string[]) {
      if (state !== "on" && state !== "off") throw new OperatorError(USAGE);
      const isWanted = state === "on";
      if (isOperator === isWanted)
        return `${email} is ${isWanted ? "an" : "no"} operator already.\n`;
      await accounts.setOperator(id, isWanted);
      await note(isWanted ? "operator-made" : "operator-unmade", id);
      return isWanted
        ? `${email} is an operator: /operator is open to it.\n`
        : `${email} is no operator any more, and has to sign in again.\n`;
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
      if (!isCommand(command) || rest.length > mostWords[command]) throw new OperatorError(USAGE);
      if (command === "log" && email === "") return eventsOf(null);
      const parsed = emailSchema.safeParse(email);
      const facts = parsed.success ? await accounts.find(parsed.data) : null;
      if (!facts) throw new OperatorError(`There is no account with the address ${email}.`);
      return changes[command](facts, rest);
    },
  };

  function isCommand(command: string): command is keyof typeof changes {
    return Object.hasOwn(changes, command);
  }
}

function inOneLine({ at, kind, detail, uid, email, operator, address }: LoggedEvent): string {
  const about = email ?? uid ?? "";
  const by = operator === null ? "" : `by ${operator}`;
  const parts = [new Date(at).toISOString(), kind, detail, about, by, address ?? ""];
  return `${parts.filter((part) => part !== "").join("  ")}\n`;
}

function described(facts: AccountFacts): string {
  const { id, email, emailVerified, isDisabled, createdAt, people, signsInWith } = facts;
  const { disabledReason, isOperator } = facts;
  const state = isDisabled ? `disabled${disabledReason && `: ${disabledReason}`}` : "enabled";
  const lines = [
    ["E-mail", `${email} (${emailVerified ? "verified" : "not verified"})`],
    ["Account", `${id}, ${state}${isOperator ? ", operator" : ""}`],
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
