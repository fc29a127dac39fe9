/** What a learner may ask of the coder in words of their own. Every request is optional. */

/** In the order in which they are shown. */
export const requestLabels = {
  otherRequests: "Other requests",
  accommodations: "Accommodations",
} as const;

export type RequestName = keyof typeof requestLabels;

/** The text of each request; blank where nothing is asked for. */
export type Requests = Record<RequestName, string>;

export const requestNames = Object.keys(requestLabels) as readonly RequestName[];

export const noRequests = mapRequests(() => "");

/** The requests alone, trimmed, of anything that has them among other fields. */
export function requestsOf(source: Requests): Requests {
  return mapRequests((name) => source[name].trim());
}

/** Those that are not blank. */
export function statedRequests(source: Requests): { label: string; text: string }[] {
  const requests = requestsOf(source);
  return requestNames
    .filter((name) => requests[name] !== "")
    .map((name) => ({ label: requestLabels[name], text: requests[name] }));
}

function mapRequests(textOf: (name: RequestName) => string): Requests {
  return { otherRequests: textOf("otherRequests"), accommodations: textOf("accommodations") };
}
