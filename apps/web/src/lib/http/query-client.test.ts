import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { aSession } from "#testing/a-session";
import { createQueryClient } from "./query-client.ts";
import { SessionStore } from "../session/session-store.ts";

function aClient() {
  const store = new SessionStore();
  store.set(aSession());
  const client = createQueryClient(store);
  client.setQueryData(["mine"], ["hers"]);
  return { store, client };
}

it("forgets what was read for somebody who signs out", () => {
  const { store, client } = aClient();

  store.forget();

  expect(client.getQueryData(["mine"])).toBeUndefined();
});

it("reads anew what is on screen when another account takes over", async () => {
  const { store, client } = aClient();
  const screen = new QueryObserver(client, {
    queryKey: ["mine"],
    queryFn: () => ["his"],
    staleTime: Infinity,
  });
  const leave = screen.subscribe(() => {});
  expect(screen.getCurrentResult().data).toEqual(["hers"]);

  store.set(aSession({ uid: "learner-2" }));
  expect(screen.getCurrentResult().data).toBeUndefined();

  await expect.poll(() => screen.getCurrentResult().data).toEqual(["his"]);
  leave();
});
