// @vitest-environment jsdom
import { login } from "@codetale/contract/identity";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { refuse } from "#testing/server";
import { alerts, announced, button, notice, renderScreen } from "../../testing/render-screen.tsx";

afterEach(cleanup);

it("says why the screen was opened until a form says what is newer", async () => {
  refuse(login, "login/wrong-password");
  const view = renderScreen("/login", { arrival: "registered" });
  expect(await notice()).toMatch(/^Registration successful/);
  await view.fill("Email", "mina@mail.test");
  await view.fill("Password", "correct horse");
  expect(announced("status")).toHaveLength(1);
  await view.user.click(button("Sign In"));

  expect((await alerts()).join()).toMatch(/^Invalid password/);
  expect(announced("status")).toEqual([]);
});
