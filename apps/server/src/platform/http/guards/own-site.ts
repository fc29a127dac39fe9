/** Which hosts and origins are the product's own. */
import { isIP } from "node:net";
import { isLoopbackHost } from "#core/network/loopback";

interface SiteSettings {
  /** The product's public origin; null where none is set. */
  publicUrl: string | null;
  isProduction: boolean;
}

export type OwnSite = ReturnType<typeof createOwnSite>;

/**
 * The site is `publicUrl` and, outside production, every loopback name and every address written in
 * digits. Any other name may be one that its owner's DNS has come to resolve to this machine, so
 * that their page reads ours as its own (DNS rebinding).
 */
export function createOwnSite({ publicUrl, isProduction }: SiteSettings) {
  const site = publicUrl === null ? null : new URL(publicUrl);

  /** The origin that a request to `host` has where it is not the public one. */
  function localOriginOf(host: string | undefined): string | null {
    const url = isProduction ? null : urlOf(host, "http:");
    if (!url) return null;
    const { hostname, origin } = url;
    const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0;
    return isAddress || isLoopbackHost(hostname) ? origin : null;
  }

  return {
    /** @param host header `Host` of a request */
    hasHost(host: string | undefined): boolean {
      const isPublic = site !== null && urlOf(host, site.protocol)?.host === site.host;
      return isPublic || localOriginOf(host) !== null;
    },

    /**
     * @param origin header `Origin` of a request
     * @param host its header `Host`
     */
    hasOrigin(origin: string, host: string | undefined): boolean {
      return origin === site?.origin || origin === localOriginOf(host);
    },
  };
}

/** @returns null for what is no host with or without a port */
function urlOf(host: string | undefined, protocol: string): URL | null {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return null;
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url) : null;
}
