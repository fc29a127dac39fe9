import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { StartError } from "#core/errors/start-error";
import { listenInWords, requireFreePort } from "./free-port.ts";

const host = "127.0.0.1";

it("[OPS-3] a port that is in use is named in words, and one that is free can be used", async () => {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  await expect(requireFreePort({ host, port })).rejects.toThrow(
    new StartError(
      `Port ${port} of 127.0.0.1 is in use: stop what listens there, or set PORT to another.`,
    ),
  );
  server.close();
  await once(server, "close");
  for (let time = 0; time < 2; time += 1) await requireFreePort({ host, port });
});

it("[OPS-3] an address of another machine is named in words", async () => {
  await expect(requireFreePort({ host: "192.0.2.1", port: 0 })).rejects.toThrow(
    new StartError("HOST 192.0.2.1 is no address of this machine."),
  );
});

it("[OPS-3] a port of the system is named in words, and what is not known stays as it is", async () => {
  const at = { host, port: 80 };
  const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  const unknown = new Error("listen EMFILE");

  await expect(listenInWords(at, Promise.reject(refused))).rejects.toThrow(
    new StartError("Port 80 may not be used by this user: set PORT to another, such as 3000."),
  );
  await expect(listenInWords(at, Promise.reject(unknown))).rejects.toBe(unknown);
});
