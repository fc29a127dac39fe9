// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import script from "../../public/scheme.js?raw";
import { SCHEME_STORAGE_KEY } from "./theme.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ["the system's", null, true, "dark"],
  ["the system's", null, false, "light"],
  ["the system's", "system", true, "dark"],
  ["the chosen", "dark", false, "dark"],
  ["the chosen", "light", true, "light"],
] as const)("sets %s scheme before the first paint", (_whose, chosen, isSystemDark, expected) => {
  if (chosen) localStorage.setItem(SCHEME_STORAGE_KEY, chosen);

  runScript(isSystemDark);

  expect(document.documentElement.dataset["scheme"]).toBe(expected);
});

it("goes by the system where storage is switched off", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    clear: () => {},
  });

  runScript(true);

  expect(document.documentElement.dataset["scheme"]).toBe("dark");
});

function runScript(isSystemDark: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: isSystemDark }));
  // The file is a classic script: it has nothing to import.
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function(script) as () => void)();
}
