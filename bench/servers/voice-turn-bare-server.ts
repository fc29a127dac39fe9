/** The limit: bare routes that take a recording without a look at it, and send one and the same file. */
import { randomBytes } from "node:crypto";
import Fastify from "fastify";

/** Twenty seconds of speech. */
const audio = randomBytes(120 * 1024);

const app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_, __, done) => done(null));
app.post("/speech_to_text/", () => ({ transcript: "1" }));
app.post("/next_scene/", (_, reply) => reply.type("audio/mpeg").send(audio));
process.send?.({ address: await app.listen({ host: "127.0.0.1", port: 0 }) });
