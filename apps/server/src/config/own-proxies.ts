/** Which senders of `X-Forwarded-For` are the operator's own proxies. */
import { BlockList, isIP } from "node:net";
import type { IsOwnProxy } from "#core/network/own-proxy";

/** More proxies than this in a row are a mistake. */
const MOST_HOPS = 9;

/**
 * @param text `off`; the number of proxies in a row; or addresses and networks
 *   (`127.0.0.1, 10.0.0.0/8`), separated by commas
 * @returns null when it is none of these, as is a value that would trust every sender
 */
export function readOwnProxies(text: string): IsOwnProxy | null {
  if (text === "off") return () => false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? (_address, hop) => hop < hops : null;
  }
  const own = new BlockList();
  const areAllTaken = text.split(",").every((network) => addNetwork(own, network.trim()));
  return areAllTaken ? (address) => own.check(address, familyOf(address)) : null;
}

/** @returns false for what is no address and no network */
function addNetwork(list: BlockList, network: string): boolean {
  const [address = "", bits, ...rest] = network.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  const longest = isIP(address) === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(/^\d{1,3}$/.exec(bits)?.[0]);
  // A prefix of 0 would be every address.
  if (!(prefix >= 1 && prefix <= longest)) return false;
  list.addSubnet(address, prefix, familyOf(address));
  return true;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
