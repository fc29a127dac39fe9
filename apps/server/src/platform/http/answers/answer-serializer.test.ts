import { describe, expect, it } from "vitest";
import { z } from "zod";
import { answerSerializer } from "./answer-serializer.ts";

const serializerOf = (schema: z.ZodType) =>
  answerSerializer({ schema, method: "GET", url: "/things", httpStatus: "200" });

describe("an answer", () => {
  const serialize = serializerOf(
    z.object({ id: z.string(), owner: z.object({ name: z.string() }).nullable() }),
  );

  it("has the fields alone that its schema names, at every depth", () => {
    const stored = { id: "a", secret: 1, owner: { name: "Mina", email: "mina@mail.test" } };

    expect(serialize(stored)).toBe('{"id":"a","owner":{"name":"Mina"}}');
  });

  it("is refused where it does not fit", () => {
    expect(() => serialize({ id: 1, owner: null })).toThrow("doesn't match the schema");
  });
});

it.each([
  ["a transform", z.object({ list: z.array(z.string().transform(Number)) })],
  ["a default", z.object({ name: z.string().default("") }).nullable()],
  ["a pipe", z.union([z.int(), z.string().pipe(z.string())])],
  ["what follows a failure", z.record(z.string(), z.int().catch(0))],
])("a schema with %s is refused", (_, schema) => {
  expect(() => serializerOf(schema)).toThrow("GET /things changes its answer");
});
