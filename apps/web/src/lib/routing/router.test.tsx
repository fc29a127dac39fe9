import { expect, it } from "vitest";
import { MemoryHistory } from "#testing/memory-history";
import { Router, type ShowTransition } from "./router.ts";
import type { Location } from "./tab-history.ts";

/** A router whose screens say their path; those beneath /slow come when they are told to. */
function aRouter({ address = "/", present }: { address?: string; present?: ShowTransition } = {}) {
  const waiting = new Map<string, () => void>();
  const open = ({ pathname }: Location) => {
    const screen = <p>{pathname}</p>;
    if (!pathname.startsWith("/slow")) return screen;
    return new Promise<typeof screen>((resolve) => {
      waiting.set(pathname, () => resolve(screen));
    });
  };
  const history = new MemoryHistory(address);
  const router = new Router(history, open, present);
  return { router, history, arrive: (pathname: string) => waiting.get(pathname)?.() };
}

function shown({ state }: Router): unknown {
  return (state.screen?.props as { children: string } | undefined)?.children;
}

it("opens the screen of the address at once where its code is there", () => {
  const { router } = aRouter({ address: "/one?tab=past#there" });

  expect(shown(router)).toBe("/one");
  expect(router.state).toMatchObject({ action: "pop", index: 0, isPending: false });
  expect(router.state.location).toMatchObject({ search: "?tab=past", hash: "#there" });
});

it("shows nothing, and no progress either, until the code of the first screen has come", async () => {
  const { router, arrive } = aRouter({ address: "/slow" });
  expect(router.state).toMatchObject({ screen: null, isPending: false });

  arrive("/slow");

  await expect.poll(() => shown(router)).toBe("/slow");
});

it("keeps the present screen and address until the next screen is ready", async () => {
  const { router, history, arrive } = aRouter();

  const going = router.navigate("/slow");
  expect(router.state).toMatchObject({ isPending: true, location: { pathname: "/" } });
  expect(shown(router)).toBe("/");
  arrive("/slow");
  await going;

  expect(router.state).toMatchObject({ isPending: false, location: { pathname: "/slow" } });
  expect(shown(router)).toBe("/slow");
  expect(history.location.pathname).toBe("/slow");
});

it("follows the last call when one overtakes another", async () => {
  const { router, history, arrive } = aRouter();

  const first = router.navigate("/slow/1");
  const second = router.navigate("/slow/2");
  arrive("/slow/2");
  await second;
  arrive("/slow/1");
  await first;

  expect(shown(router)).toBe("/slow/2");
  expect(history.index).toBe(1);
});

it("makes an entry for each place, or takes the present one's", async () => {
  const { router } = aRouter();

  await router.navigate("/one", { state: { from: "/" } });
  expect(router.state).toMatchObject({ action: "push", index: 1 });
  expect(router.state.location.state).toEqual({ from: "/" });
  await router.navigate("/two", { replace: true });
  expect(router.state).toMatchObject({ action: "replace", index: 1 });
  expect(router.state.location.state).toBeNull();
  await router.navigate(-1);

  expect(router.state).toMatchObject({ action: "pop", index: 0, location: { pathname: "/" } });
});

it("takes an address for a part of the present one where it is", async () => {
  const { router } = aRouter({ address: "/one?tab=past" });

  await router.navigate("?tab=current");
  expect(router.state.location).toMatchObject({ pathname: "/one", search: "?tab=current" });
  await router.navigate({ search: "a=1" });
  expect(router.state.location).toMatchObject({ pathname: "/one", search: "?a=1", hash: "" });
  await router.navigate("#there");

  expect(router.state.location).toMatchObject({ pathname: "/one", search: "?a=1", hash: "#there" });
});

it("never leaves the site by an address that names another", async () => {
  const { router, history } = aRouter();

  await router.navigate("//elsewhere.example/trap");

  expect(history.location.pathname).toBe("/trap");
});

it("names each entry anew, and an old one as it was", async () => {
  const { router } = aRouter();
  const { key } = router.state.location;

  await router.navigate("/");
  expect(router.state.location.key).not.toBe(key);
  await router.navigate(-1);

  expect(router.state.location.key).toBe(key);
});

it("tells whoever listens, until they have heard enough", async () => {
  const { router } = aRouter();
  const heard: string[] = [];
  const stop = router.subscribe(() => heard.push(router.state.location.pathname));

  await router.navigate("/one");
  stop();
  await router.navigate("/two");

  expect(heard).toEqual(["/one"]);
});

it("turns the page from one path to another, and for nothing else", async () => {
  let turns = 0;
  const present: ShowTransition = async (show) => {
    turns += 1;
    show();
  };
  const { router } = aRouter({ present });
  expect(turns).toBe(0);

  await router.navigate("/one");
  expect(turns).toBe(1);
  await router.navigate("?tab=past");
  await router.navigate("/two", { replace: true });
  expect(turns).toBe(1);
  await router.navigate(-2);

  expect(turns).toBe(2);
});
