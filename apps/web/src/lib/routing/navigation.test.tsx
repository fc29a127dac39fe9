// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestRouter, type TestRoute } from "#testing/test-router";
import { Navigate, RouterProvider, useLocation, useSearchParams } from "./navigation.ts";

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function Tabs() {
  const [params, ask] = useSearchParams();
  return (
    <>
      <p>{params.get("tab") ?? "no tab"}</p>
      <button onClick={() => ask({ tab: "past" })}>past</button>
      <button onClick={() => ask({})}>none</button>
    </>
  );
}

function open(routes: TestRoute[], address: string) {
  const router = createTestRouter(routes, address);
  render(<RouterProvider router={router} />);
  return router;
}

it("shows the screen of the address, and the next one after going there", async () => {
  const router = open([{ path: "*", element: <Address /> }], "/one?a=1");
  expect(screen.getByText("at /one?a=1")).toBeTruthy();

  await act(() => router.navigate("/two"));

  expect(screen.getByText("at /two")).toBeTruthy();
});

it("reads what the address asks for, and asks for something else", () => {
  const router = open([{ path: "*", element: <Tabs /> }], "/one");
  expect(screen.getByText("no tab")).toBeTruthy();

  act(() => screen.getByText("past").click());
  expect(screen.getAllByText("past")).toHaveLength(2);
  expect(router.state).toMatchObject({ index: 1, location: { pathname: "/one" } });
  act(() => screen.getByText("none").click());

  expect(screen.getByText("no tab")).toBeTruthy();
  expect(router.state.location.search).toBe("");
});

it("leads elsewhere as soon as it is drawn, in place of the entry that led there", () => {
  const router = open(
    [
      { path: "/one", element: <Navigate to="/two" replace state={{ from: "/one" }} /> },
      { path: "/two", element: <Address /> },
    ],
    "/one",
  );

  expect(screen.getByText("at /two")).toBeTruthy();
  expect(router.state).toMatchObject({ action: "replace", index: 0 });
  expect(router.state.location.state).toEqual({ from: "/one" });
});
