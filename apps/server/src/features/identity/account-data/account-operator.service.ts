/** What an operator can do to an account from the command line, answered in words. */
import { emailSchema } from "@codetale/contract/identity";
import { counted } from "../rate-limits/duration-text.ts";
import type { AccountFacts, AccountOperatorRepository } from "./account-operator.repository.ts";

/** What was asked cannot be done; `message` says why. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "OperatorError";
  }
}

const USAGE = "Say what to do: npm run account -- disable|enable|show EMAIL";

export function createAccountOperator({ accounts }: { accounts: AccountOperatorRepository }) {
  const changes = {
    async disable({ email, isDisabled, openSessions }: AccountFacts): Promise<string> {
      if (isDisabled) return `${email} is disabled already.\n`;
      await accounts.disable(email);
      return `${email} is disabled. ${counted(openSessions, "session")} ended.\n`;
    },
    async enable({ email, isDisabled }: AccountFacts): Promise<string> {
      if (!isDisabled) return `${email} is not disabled.\n`;
      await accounts.enable(email);
      return `${email} is enabled, and has to sign in again.\n`;
    },
    show: async (facts: AccountFacts): Promise<string> => described(facts),
  };

  return {
    /**
     * @param args what to do, and the account's e-mail address
     * @throws OperatorError
     */
    async run(args: readonly string[]): Promise<string> {
      const [command = "", email = "", ...rest] = args;
      if (!isCommand(command) || rest.length > 0) throw new OperatorError(USAGE);
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
