import { expect, it, test } from "vitest";
import { ApiError } from "#lib/http/api-client";
import { factsErrorsOf, factsOf, formOf } from "./facts-form.ts";

const facts = {
  languages: ["Python", "C++"],
  companies: ["Acme"],
  codingSince: 2014,
  about: "Slowly,\nif you like.",
};

it("[PROF-2] shows what was saved, and means it again", () => {
  expect(formOf(facts)).toEqual({
    languages: "Python, C++",
    companies: "Acme",
    codingSince: "2014",
    about: "Slowly,\nif you like.",
  });
  expect(factsOf(formOf(facts))).toEqual(facts);
  const nothing = { languages: [], companies: [], codingSince: null, about: "" };
  expect(factsOf(formOf(nothing))).toEqual(nothing);
});

test.each(["soon", "14", "20145", "2014.5", "-2014"])("[PROF-2] %s is no year", (codingSince) => {
  expect(factsOf({ ...formOf(facts), codingSince })).toBeNull();
});

it("[API-2] shows the first message of each field, that of a name below its list", () => {
  const errors = [
    { path: "languages.3", message: "too long" },
    { path: "languages", message: "too many" },
    { path: "about", message: "too long as well" },
  ];
  const refused = new ApiError({
    ...{ code: "invalid-argument", status: 400, reason: "request/invalid", message: "" },
    errors,
  });

  expect(factsErrorsOf(refused)).toEqual({ languages: "too long", about: "too long as well" });
  expect(factsErrorsOf(new Error("lost"))).toEqual({});
  expect(factsErrorsOf(null)).toEqual({});
});
