import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { aSession } from "#testing/a-session";
import { createQueryClient } from "./query-client.ts";
import { setSession } from "../session/session-query.ts";

function aClient() {
  const client = createQueryClient();
  setSession(client, aSession());
  client.setQueryData(["mine"], ["hers"]);
  return client;
}

it("forgets what was read for an account that signs out", () => {
  const client = aClient();

  setSession(client, null);

  expect(client.getQueryData(["mine"])).toBeUndefined();
});

it("reads anew what is on screen when another account takes over", async () => {
  const client = aClient();
  const screen = new QueryObserver(client, {
    queryKey: ["mine"],
    queryFn: () => ["his"],
    staleTime: Infinity,
  });
  const leave = screen.subscribe(() => {});
  expect(screen.getCurrentResult().data).toEqual(["hers"]);

  setSession(client, aSession({ uid: "learner-2" }));
  expect(screen.getCurrentResult().data).toBeUndefined();

  await expect.poll(() => screen.getCurrentResult().data).toEqual(["his"]);
  leave();
});
