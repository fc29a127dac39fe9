import { expect, it } from "vitest";
import { noRequests, requestNames, requestsOf, statedRequests } from "./requests.ts";

it("[BOOK-2] states a request with its label, trimmed", () => {
  expect(statedRequests({ ...noRequests, otherRequests: " Graphs \n" })).toEqual([
    { label: "Other requests", text: "Graphs" },
  ]);
});

it("states nothing of a request that is blank", () => {
  expect(statedRequests({ ...noRequests, otherRequests: " \n" })).toEqual([]);
});

it("takes the requests, trimmed, out of other fields", () => {
  const booking = { ...noRequests, otherRequests: " Graphs", company: "Acme" };

  expect(requestsOf(booking)).toEqual({ ...noRequests, otherRequests: "Graphs" });
  expect(Object.keys(noRequests)).toEqual(requestNames);
});
