import { describe, expect, it, test } from "vitest";
import { LARGEST_IMAGE_BYTES, newMessageSchema, readChatImage, sendMessage } from "./chat.ts";
import { checkEmailVerificationStatus, checkRegistration, sendOtp, verifyOtp } from "./identity.ts";
import { startGoogleSignIn } from "./identity/google.ts";
import { RENEWABLE_MS } from "./identity/sessions.ts";
import { bookingSchema, listLearnerSchedules } from "./schedules.ts";
import { storyRequestSchema } from "./stories/generation.ts";
import {
  LARGEST_RECORDING_BYTES,
  nextScene,
  REDIRECT_HEADER,
  SCENE_HEADER,
} from "./stories/player.ts";
import { importStory, LARGEST_IMPORT_BYTES, readStory } from "./stories.ts";

const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

it("limits, durations and headers are what clients were told", () => {
  expect({
    image: LARGEST_IMAGE_BYTES,
    recording: LARGEST_RECORDING_BYTES,
    import: LARGEST_IMPORT_BYTES,
    importBody: importStory.largestBodyBytes,
    renewable: RENEWABLE_MS,
    scene: SCENE_HEADER,
    redirect: REDIRECT_HEADER,
  }).toEqual({
    image: 8_388_608,
    recording: 5_242_880,
    import: 524_288,
    importBody: 3_146_752,
    renewable: 300_000,
    scene: "x-scene-data",
    redirect: "x-llm-redirect",
  });
});

describe("[CHAT-1] a new message", () => {
  test.each([
    ["text", { id: "m1", text: "Hello" }, { id: "m1", text: "Hello" }],
    ["an image", { id: "m1", img: "/i" }, { id: "m1", text: "", img: "/i" }],
    ["both", { id: "m1", text: "See", img: "/i" }, { id: "m1", text: "See", img: "/i" }],
  ])("may be %s", (_, sent, parsed) => {
    expect(newMessageSchema.parse(sent)).toEqual(parsed);
  });

  test.each([[{ text: " " }], [{ img: "" }], [{ img: null }]])("is not %o", (sent) => {
    expect(messagesOf(newMessageSchema.safeParse({ id: "m1", ...sent }))).toEqual([
      "text: A message needs text or an image.",
    ]);
  });

  it("names an image by an address of at most 300 characters", () => {
    const img = "x".repeat(300);

    expect(newMessageSchema.safeParse({ id: "m1", img }).success).toBe(true);
    expect(newMessageSchema.safeParse({ id: "m1", img: `${img}x` }).success).toBe(false);
  });

  it("belongs to the schedule in its path", () => {
    const imageId = "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11";

    expect(sendMessage.params.parse({ scheduleId: "s1" })).toEqual({ scheduleId: "s1" });
    expect(readChatImage.params.parse({ scheduleId: "s1", imageId })).toEqual({
      scheduleId: "s1",
      imageId,
    });
  });
});

describe("[REG-2] an e-mail address", () => {
  it("is compared trimmed and in lower case", () => {
    expect(checkRegistration.body.parse({ email: " Asha@Example.ORG " })).toEqual({
      email: "asha@example.org",
    });
  });

  test.each([["asha"], [`${"a".repeat(250)}@b.org`]])("is not %s", (email) => {
    expect(checkRegistration.body.safeParse({ email }).success).toBe(false);
  });

  it("is refused in words", () => {
    expect(messagesOf(checkRegistration.body.safeParse({ email: "asha" }))).toEqual([
      "email: Invalid email format",
    ]);
  });
});

describe("a secret", () => {
  const email = "asha@example.org";
  const check = (password: string) =>
    checkEmailVerificationStatus.body.safeParse({ email, password }).success;

  it("has 1 to 256 characters", () => {
    expect(check("x")).toBe(true);
    expect(check("x".repeat(256))).toBe(true);
    expect(check("")).toBe(false);
    expect(check("x".repeat(257))).toBe(false);
  });
});

describe("[REG-4] a one-time code", () => {
  const email = "asha@example.org";

  test.each(["register", "forgot-password", "verify-email"])("may be for %s", (purpose) => {
    expect(verifyOtp.body.safeParse({ email, otp: "123456", purpose }).success).toBe(true);
  });

  it("is for nothing else, and by this call not for a forgotten password", () => {
    expect(verifyOtp.body.safeParse({ email, otp: "123456", purpose: "" }).success).toBe(false);
    expect(sendOtp.body.safeParse({ email, purpose: "forgot-password" }).success).toBe(false);
    expect(sendOtp.body.parse({ email })).toEqual({ email, purpose: "register" });
  });
});

describe("[GOOGLE-1] the path to come back to", () => {
  const accepts = (returnTo: string) =>
    startGoogleSignIn.body.safeParse({ person: "user", returnTo }).success;

  test.each(["/", "/home", "/schedule_chat?scheduleId=1#2", "/a/b"])("may be %s", (path) => {
    expect(accepts(path)).toBe(true);
  });

  test.each([
    ["//evil.org"],
    ["/\\evil.org"],
    ["https://evil.org/"],
    ["home"],
    ["evil.org/home"],
    [""],
    ["/a b"],
    ["/a\\b"],
    ["/a\tb"],
    ["/a\u0001b"],
    ["/a\n"],
    [`/${"x".repeat(300)}`],
  ])("may not be %j", (path) => {
    expect(accepts(path)).toBe(false);
  });

  test.each(["user", "coder"])("a %s signs in", (person) => {
    expect(startGoogleSignIn.body.parse({ person })).toEqual({ person });
  });

  it("nobody else does", () => {
    expect(startGoogleSignIn.body.safeParse({ person: "" }).success).toBe(false);
  });
});

it("[SCHED-1] a list of schedules is of one account, ahead or over", () => {
  const asked = { userId: "lena", completed: true };

  expect(listLearnerSchedules.body.parse(asked)).toEqual(asked);
});

it("[BOOK-2] what a form says of the payment is read and ignored, up to 20 characters", () => {
  const paymentStatus = bookingSchema.shape.paymentStatus;

  expect(paymentStatus.safeParse("Paid").success).toBe(true);
  expect(paymentStatus.safeParse("x".repeat(21)).success).toBe(false);
});

describe("[SMAKE-1] wishes for a story", () => {
  const wishes = {
    childrens_info: [{ name: "Mina", age: "5", interests: "boats" }],
    characters: [{ name: "Pip", role: "a mouse", traits: "brave" }],
    learning_objectives: ["sharing"],
    story_language: "English",
  };
  const refusals = (change: object) =>
    messagesOf(storyRequestSchema.safeParse({ ...wishes, ...change }));

  it("are read as they are typed; nothing replaces the language model unless asked for", () => {
    expect(storyRequestSchema.parse(wishes)).toEqual({ ...wishes, fallback: false });
  });

  it("may have numbers and lists in place of texts", () => {
    const [child] = storyRequestSchema.parse({
      ...wishes,
      childrens_info: [{ name: "Mina", age: 5, interests: ["boats", "kites"] }],
    }).childrens_info;

    expect(child).toEqual({ name: "Mina", age: "5", interests: "boats, kites" });
  });

  test.each(["builtin", "model"])("may choose the storyteller %s", (storyteller) => {
    expect(storyRequestSchema.parse({ ...wishes, storyteller })).toMatchObject({ storyteller });
  });

  test.each([
    [{ storyteller: "" }, "storyteller"],
    [{ childrens_info: [{ name: "Mina", age: " ", interests: "boats" }] }, "childrens_info.0.age"],
    [{ characters: [{ name: "Pip", role: "a mouse" }] }, "characters.0.traits"],
    [
      { childrens_info: [{ name: "M", age: "5", interests: Array(21).fill("boats") }] },
      "childrens_info.0.interests",
    ],
  ])("are not %o", (change, path) => {
    expect(storyRequestSchema.safeParse({ ...wishes, ...change }).error?.issues).toMatchObject([
      { path: path.split(".").map((part) => (/^\d$/.test(part) ? Number(part) : part)) },
    ]);
  });

  test.each(["childrens_info", "characters", "learning_objectives"])("have some %s", (field) => {
    expect(refusals({ [field]: [] })).toEqual([`${field}: Please fill this in`]);
    expect(refusals({ [field]: undefined })).toEqual([`${field}: Please fill this in`]);
  });

  test.each([
    ["childrens_info", wishes.childrens_info],
    ["characters", wishes.characters],
    ["learning_objectives", wishes.learning_objectives],
  ])("have %s up to a limit", (field, [one]) => {
    const several = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        typeof one === "string" ? `${one} ${index}` : one,
      );

    expect(refusals({ [field]: several(2) })).toBeUndefined();
    expect(refusals({ [field]: several(50) })).toHaveLength(1);
  });

  it("name an objective once, in whatever case", () => {
    expect(refusals({ learning_objectives: ["Sharing", "kindness", "sharing"] })).toEqual([
      "learning_objectives: must not name an objective twice",
    ]);
  });
});

describe("[SPLAY-1] the next scene", () => {
  const parse = (scene: unknown) =>
    nextScene.body.safeParse({ story_id: "t1", current_scene_id: scene }).success;

  it("is asked for by an id of 1 to 120 characters, or none", () => {
    expect(parse("x")).toBe(true);
    expect(parse("x".repeat(120))).toBe(true);
    expect(parse(null)).toBe(true);
    expect(parse("")).toBe(false);
    expect(parse("x".repeat(121))).toBe(false);
  });

  it("belongs to a story", () => {
    expect(readStory.params.parse({ storyId: "t1" })).toEqual({ storyId: "t1" });
  });
});
