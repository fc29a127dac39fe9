/** Whether the server can listen where it is told to, asked before anything else is opened. */
import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "#core/errors/start-error";

interface ListeningAddress {
  host: string;
  port: number;
}

/** @throws StartError */
export async function requireFreePort({ host, port }: ListeningAddress): Promise<void> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, "listening");
  } catch (error) {
    throw listeningFailure(error, { host, port });
  }
  server.close();
  await once(server, "close");
}

/** In words where they are known; else the error itself. */
export function listeningFailure(error: unknown, { host, port }: ListeningAddress): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  const words = failures[code]?.({ host, port });
  return words === undefined ? error : new StartError(words, { cause: error });
}

const failures: Readonly<Record<string, (at: ListeningAddress) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is in use: stop what listens there, or set PORT to another.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used by this user: set PORT to another, such as 3000.`,
  EADDRNOTAVAIL: notOfThisMachine,
  ENOTFOUND: notOfThisMachine,
  EAI_AGAIN: notOfThisMachine,
};

function notOfThisMachine({ host }: ListeningAddress): string {
  return `HOST ${host} is no address of this machine.`;
}
