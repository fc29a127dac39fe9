import { randomUUID } from "node:crypto";
import { DAY_MS, type EpochMs } from "@codetale/domain/time";
import { hashOf, newSecret } from "../secrets.ts";

/** For so long an invitation can be taken. */
export const INVITATION_MS = 14 * DAY_MS;

/** @returns the code to hand over, and what is stored, which has its hash alone */
export function newInvitation(note: string, createdAt: EpochMs) {
  const code = newSecret();
  const expiresAt = createdAt + INVITATION_MS;
  const invitation = { id: randomUUID(), codeHash: hashOf(code), note, createdAt, expiresAt };
  return { code, invitation };
}
