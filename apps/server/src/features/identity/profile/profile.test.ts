import { expect, it } from "vitest";
import { missingDetails, type StoredProfile } from "./profile.ts";

it("[PROF-2] finds nothing missing in a complete profile", () => {
  expect(missingDetails(aProfile(), "user")).toEqual([]);
  expect(missingDetails(aProfile(), "coder")).toEqual([]);
});

it("[PROF-2] wants a photo of learners, not of coders", () => {
  const profile = aProfile({ photoId: null });

  expect(fieldsOf(profile, "user")).toEqual(["photoURL"]);
  expect(fieldsOf(profile, "coder")).toEqual([]);
});

it("[PROF-2] names everything that is missing at once", () => {
  const empty = aProfile({ name: "", emailVerified: false, photoId: null });

  expect(fieldsOf(empty, "user")).toEqual(["name", "email", "photoURL"]);
  expect(fieldsOf(empty, "coder")).toEqual(["name", "email"]);
});

it("[PROF-2] finds a name missing that shows nothing", () => {
  expect(fieldsOf(aProfile({ name: "\u3164" }), "coder")).toEqual(["name"]);
});

function fieldsOf(...[profile, person]: Parameters<typeof missingDetails>): string[] {
  return missingDetails(profile, person).map(({ path }) => path);
}

function aProfile(facts: Partial<StoredProfile> = {}): StoredProfile {
  return {
    email: "mina@mail.test",
    emailVerified: true,
    name: "Mina",
    photoId: "6f2f2a3e-5a43-4a44-9f0e-0a3f3b8d8a10",
    ...facts,
  };
}
