import type { FastifyInstance } from "fastify";
import type { VoicePack } from "../pack/voice-pack.ts";
import type { Language } from "../speech/accent.ts";

interface StatusDeps {
  pack: VoicePack;
  languages: { speaking: readonly Language[]; listening: readonly Language[] };
}

export async function statusRoutes(
  app: FastifyInstance,
  { pack, languages }: StatusDeps,
): Promise<void> {
  app.get("/v1/status", () => ({ ...pack.state(), languages }));
}
