/** Browsers that have signed in to an account, known by a cookie; the owner is told of a new one. */
import { DAY_MS } from "@codetale/domain/time";
import type { IdentityContext } from "../identity-context.ts";
import { hashOf, newSecret } from "../secrets.ts";
import { deviceName } from "./device-name.ts";

/** As long as browsers keep a cookie at most. */
export const DEVICE_MS = 400 * DAY_MS;

const MOST_DEVICES = 50;
const MOST_COOKIES = 5;

export interface Browser {
  /** The values of its device cookie; none on its first visit. */
  deviceKeys: readonly string[];
  userAgent: string;
  /** The network address that the call came from. */
  address: string;
  /** The product's own origin as the browser knows it. */
  origin: string;
}

export type DeviceService = ReturnType<typeof createDeviceService>;

export function createDeviceService(
  context: Pick<
    IdentityContext,
    "knownDevices" | "accounts" | "deviceCookie" | "limiter" | "notices" | "clock" | "securityLog"
  >,
) {
  const { knownDevices, accounts, deviceCookie, limiter, notices, clock, securityLog } = context;

  /** Ten mails a day, so that who has the password cannot flood the owner; the log has them all. */
  async function tell(uid: string, { userAgent, address, origin }: Browser): Promise<void> {
    await securityLog.record({ kind: "new-device", uid, address });
    const account = await accounts.findWaysIn(uid);
    if (!account || !(await limiter.allows("new-device-mail", uid))) return;
    notices.newDevice({ to: account.email, origin }, { device: deviceName(userAgent), address });
  }

  return {
    /**
     * Notes that the browser has signed in to the account.
     *
     * @param isOwners whether it made the account or set its password by a mailed link, of which its
     *   owner needs no mail
     * @returns the value of the Set-Cookie header by which it is known from now on
     */
    async note(uid: string, browser: Browser, isOwners: boolean): Promise<string> {
      const [key = newSecret(), ...others] = browser.deviceKeys.slice(0, MOST_COOKIES);
      const hashes: [string, ...string[]] = [hashOf(key), ...others.map(hashOf)];
      const isKnown = await knownDevices.note(uid, hashes, MOST_DEVICES, clock.now());
      if (!isKnown && !isOwners) await tell(uid, browser);
      return deviceCookie.serialize(key, DEVICE_MS);
    },
  };
}
