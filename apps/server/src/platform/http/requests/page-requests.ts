/** Tells requests for a page of the web app from API calls. */
import { screenPaths } from "@codetale/contract/screens";
import type { FastifyRequest } from "fastify";
import { pathPattern } from "../routes/path-pattern.ts";

const pages = Object.values(screenPaths).map((path) => new RegExp(`^${pathPattern(path)}/?$`));

/**
 * True for a GET or HEAD that accepts HTML, at any path, since the app has a page for unknown
 * addresses. A request without a preference (any type, or no `Accept`) gets a page where the app
 * has one; one that accepts only JSON is an API call everywhere. RFC 9110, 12.5.1: a type with
 * `q=0` is not acceptable.
 */
export function isPageRequest({
  method,
  url,
  headers,
}: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const accepted = acceptedTypes(headers.accept?.trim() || "*/*");
  if (accepted.includes("text/html")) return true;
  const [path = ""] = url.split("?");
  return !accepted.every(isJson) && pages.some((page) => page.test(path));
}

function acceptedTypes(accept: string): string[] {
  return accept
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim().toLowerCase()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type = ""]) => type)
    .filter((type) => type !== "");
}

function isJson(type: string): boolean {
  return /^application\/([\w.-]+\+)?json$/.test(type);
}
