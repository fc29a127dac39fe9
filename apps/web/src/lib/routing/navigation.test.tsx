// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Redirect } from "wouter";
import { adoptEntry } from "./location.ts";
import {
  NavigationProvider,
  useIsNavigating,
  useLocation,
  useNavigate,
  useSearchParams,
} from "./navigation.ts";

beforeEach(() => history.replaceState({ index: 0, key: "start", state: null }, "", "/"));
afterEach(cleanup);

/** Renders an app whose screens beneath /slow lack their code until `arrive` is called. */
function open({ address = "/", transition, children }: OpenOptions = {}) {
  history.replaceState({ index: 0, key: address, state: null }, "", address);
  const arrivals = new Map<string, () => void>();
  const arrived = new Set<string>();
  const prepare = (pathname: string) => {
    if (!pathname.startsWith("/slow") || arrived.has(pathname)) return undefined;
    return new Promise<void>((resolve) => {
      arrivals.set(pathname, () => {
        arrived.add(pathname);
        resolve();
      });
    });
  };
  const app: { navigate?: ReturnType<typeof useNavigate> } = {};
  function Screen() {
    const { pathname, search, hash, index, state } = useLocation();
    const isPending = useIsNavigating();
    const navigate = useNavigate();
    useEffect(() => void (app.navigate = navigate), [navigate]);
    return (
      <p>{`${index} ${pathname}${search}${hash}${isPending ? " waiting" : ""}${state ? ` ${JSON.stringify(state)}` : ""}`}</p>
    );
  }
  render(
    <NavigationProvider prepare={prepare} transition={transition ?? ((show) => show())}>
      <Screen />
      {children}
    </NavigationProvider>,
  );
  const navigate: ReturnType<typeof useNavigate> = async (to, options) =>
    app.navigate?.(to, options);
  return { navigate, arrive: (pathname: string) => arrivals.get(pathname)?.() };
}

interface OpenOptions {
  address?: string;
  transition?: (show: () => void) => void;
  children?: ReactNode;
}

function shown(): string | undefined {
  return document.querySelector("p")?.textContent;
}

it("opens the screen of the address", () => {
  open({ address: "/one?tab=past#there" });

  expect(shown()).toBe("0 /one?tab=past#there");
});

it("keeps the present screen until the next one is ready", async () => {
  const { navigate, arrive } = open();

  let going = Promise.resolve();
  act(() => void (going = navigate("/slow")));
  expect(shown()).toBe("0 / waiting");
  await act(async () => arrive("/slow"));
  await going;

  expect(shown()).toBe("1 /slow");
});

it("keeps it on the way back as well", async () => {
  const { navigate, arrive } = open();
  act(() => void navigate("/slow"));
  await act(() => navigate("/one"));
  expect(shown()).toBe("2 /one");

  await act(async () => {
    void navigate(-1);
    await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  });
  expect(shown()).toBe("2 /one waiting");
  await act(async () => arrive("/slow"));

  expect(shown()).toBe("1 /slow");
});

it("follows the last call when one overtakes another", async () => {
  const { navigate, arrive } = open();

  act(() => void navigate("/slow/1"));
  let second = Promise.resolve();
  act(() => void (second = navigate("/slow/2")));
  await act(async () => arrive("/slow/2"));
  await second;
  await act(async () => arrive("/slow/1"));

  expect(shown()).toContain("/slow/2");
});

it("makes an entry for each place, or takes the present one's", async () => {
  const { navigate } = open();

  await act(() => navigate("/one", { state: { from: "/" } }));
  expect(shown()).toBe('1 /one {"from":"/"}');
  await act(() => navigate("/two", { replace: true }));
  expect(shown()).toBe("1 /two");
  await act(() => navigate(-1));

  expect(shown()).toBe("0 /");
});

it("never leaves the site by an address that names another", async () => {
  const { navigate } = open();

  await act(() => navigate("//elsewhere.example/trap"));

  expect(shown()).toBe("1 /trap");
});

it("takes in an entry that an anchor of the page has made", async () => {
  open();

  await act(async () => {
    location.hash = "#content";
    await new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  });

  expect(shown()).toBe("1 /#content");
});

it("leaves an entry that the app has made as it is", () => {
  adoptEntry(7);

  expect(history.state).toMatchObject({ index: 0, key: "start" });
});

it("turns the page from one path to another, and for nothing else", async () => {
  const transition = vi.fn((show: () => void) => show());
  const { navigate } = open({ transition });
  expect(transition).not.toHaveBeenCalled();

  await act(() => navigate("/one"));
  expect(transition).toHaveBeenCalledOnce();
  await act(() => navigate("/one?tab=past"));
  await act(() => navigate("/two", { replace: true }));
  expect(transition).toHaveBeenCalledOnce();
  await act(() => navigate(-2));

  expect(transition).toHaveBeenCalledTimes(2);
});

it("leaves the way back to the browser where that has drawn it", async () => {
  const transition = vi.fn((show: () => void) => show());
  const { navigate } = open({ transition });
  await act(() => navigate("/one"));

  const popped = new PopStateEvent("popstate", { state: { index: 0, key: "start", state: null } });
  Object.assign(popped, { hasUAVisualTransition: true });
  history.replaceState({ index: 0, key: "start", state: null }, "", "/");
  act(() => void window.dispatchEvent(popped));
  expect(shown()).toBe("0 /");
  expect(transition).toHaveBeenCalledOnce();
  await act(() => navigate("/two"));

  expect(transition).toHaveBeenCalledTimes(2);
});

it("reads what the address asks for, decoded once, and asks for something else", async () => {
  function Tabs() {
    const [params, ask] = useSearchParams();
    return (
      <>
        <b>{params.get("tab") ?? "no tab"}</b>
        <button onClick={() => ask({ tab: "past" })}>past</button>
        <button onClick={() => ask({})}>none</button>
      </>
    );
  }
  open({ address: "/one?tab=%2541", children: <Tabs /> });
  expect(screen.getByText("%41")).toBeTruthy();

  act(() => screen.getByText("past").click());
  expect(shown()).toBe("1 /one?tab=past");
  act(() => screen.getByText("none").click());

  expect(shown()).toBe("2 /one");
});

it("leads elsewhere as soon as a redirect is drawn, in place of the entry that led there", () => {
  function Gate() {
    return useLocation().pathname === "/one" ? (
      <Redirect to="/two" replace state={{ from: "/one" }} />
    ) : null;
  }
  open({ address: "/one", children: <Gate /> });

  expect(shown()).toBe('0 /two {"from":"/one"}');
});
