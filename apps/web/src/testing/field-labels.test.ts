// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";

afterEach(() => {
  document.body.innerHTML = "";
});

it.each([
  ["by its id", `<label for="name">Name</label><input id="name">`, ["Name"]],
  ["around it", `<label>Name <textarea></textarea></label>`, ["Name "]],
  ["two", `<label for="a">One</label><label>Two<select id="a"></select></label>`, ["One", "Two"]],
  ["around another field", `<label>Name <button></button><input></label>`, []],
  ["by another's id", `<label for="b">Name</label><input id="a">`, []],
  ["by an id that stands twice", `<p id="a"></p><label for="a">Name</label><input id="a">`, []],
  ["by no id", `<label for="">Name<input id=""></label>`, []],
])("finds a field's labels: %s", (_, html, labels) => {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>("input, textarea, select");
  expect([...(field?.labels ?? [])].map((label) => label.firstChild?.textContent)).toEqual(labels);
});

it("has none for what is hidden", () => {
  document.body.innerHTML = `<label for="a">Name</label><input type="hidden" id="a">`;
  expect(document.querySelector("input")?.labels).toBeNull();
});
