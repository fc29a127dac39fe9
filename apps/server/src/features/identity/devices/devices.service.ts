/** Browsers that have signed in to an account, known by a cookie; the owner is told of a new one. */
import { DAY_MS } from "@codetale/domain/time";
import type { IdentityContext } from "../identity-context.ts";
import { hashOf, newSecret } from "../secrets.ts";
import { deviceName } from "./device-name.ts";
import type { DeviceHashes } from "./known-devices.repository.ts";

/** As long as browsers keep a cookie at most. */
export const DEVICE_MS = 400 * DAY_MS;

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
    "knownDevices" | "accounts" | "deviceCookie" | "limiter" | "ownerMails" | "clock"
  >,
) {
  const { knownDevices, accounts, deviceCookie, limiter, ownerMails, clock } = context;

  /** What a browser is known by, and the value of the Set-Cookie header that keeps it so. */
  function recognize({ deviceKeys }: Pick<Browser, "deviceKeys">): {
    hashes: DeviceHashes;
    cookie: string;
  } {
    const [key = newSecret(), ...others] = deviceKeys.slice(0, MOST_COOKIES);
    return {
      hashes: [hashOf(key), ...others.map(hashOf)],
      cookie: deviceCookie.serialize(key, DEVICE_MS),
    };
  }

  return {
    recognize,

    /**
     * Mails an account's owner that a browser has signed in for the first time. Ten mails a day, so
     * that who has the password cannot flood the owner; the log has them all.
     */
    async tell(uid: string, { userAgent, address, origin }: Browser): Promise<void> {
      const account = await accounts.findWaysIn(uid);
      if (!account || !(await limiter.allows("new-device-mail", uid))) return;
      ownerMails.newDevice(
        { to: account.email, origin },
        { device: deviceName(userAgent), address },
      );
    },

    /**
     * Notes the browser that made the account or set its password by a mailed link, of which its owner
     * needs no mail.
     *
     * @returns the value of the Set-Cookie header by which it is known from now on
     */
    async noteOwners(uid: string, browser: Pick<Browser, "deviceKeys">): Promise<string> {
      const { hashes, cookie } = recognize(browser);
      await knownDevices.note(uid, hashes, clock.now());
      return cookie;
    },
  };
}
