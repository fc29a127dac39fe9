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
  await listenInWords({ host, port }, once(server, "listening"));
  server.close();
  await once(server, "close");
}

/** @throws StartError where `listening` fails for a reason that is known; else what it throws */
export async function listenInWords<T>(
  { host, port }: ListeningAddress,
  listening: Promise<T>,
): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const words = failures[code]?.({ host, port });
    throw words === undefined ? error : new StartError(words, { cause: error });
  }
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
