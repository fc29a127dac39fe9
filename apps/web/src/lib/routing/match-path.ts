/** Addresses with a part that varies: `/stories/play/:id`. */
import { createContext, useContext } from "react";

export type Params = Record<string, string>;

export const ParamsContext = createContext<Params>({});

/** The varying parts of the present address, by the names that its path gives them. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

/**
 * Compares an address with a path; `*` takes any. A slash at the end and the case of letters do
 * not matter.
 *
 * @returns the varying parts; null where the address is another
 */
export function matchPath(path: string, pathname: string): Params | null {
  if (path === "*") return {};
  const wanted = partsOf(path);
  const given = partsOf(pathname);
  const params: Params = {};
  const isMatch =
    wanted.length === given.length &&
    wanted.every((part, index) => {
      const value = given[index] ?? "";
      if (!part.startsWith(":")) return part.toLowerCase() === value.toLowerCase();
      params[part.slice(1)] = value;
      return true;
    });
  return isMatch ? params : null;
}

function partsOf(path: string): string[] {
  return path
    .replace(/^\/|\/$/g, "")
    .split("/")
    .map(decoded);
}

/** An address may hold anything, also what decodes to nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
