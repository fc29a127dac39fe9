/**
 * What the log may tell of an error. Messages, parameters and details of errors quote what was
 * being worked on: session tokens, codes, chat, children's names. So fields are allowed by name and
 * by form, and everything else is left out.
 */
import { AppError } from "#core/errors/app-error";
import { LanguageModelError } from "#core/ports/language-model";
import { OpenIdError } from "#core/ports/openid";
import { VoiceServiceError } from "#core/ports/speech";

export interface LoggableError {
  type: string;
  /** The failure's name, of our own errors alone. */
  reason?: string;
  /** The message, of errors that are known to quote nothing. */
  message?: string;
  code?: string;
  errno?: number;
  syscall?: string;
  statusCode?: number;
  constraint?: string;
  table?: string;
  /** Where it was thrown: the frames alone. */
  stack?: string[];
  causes?: LoggableError[];
}

/** How far a chain of causes is followed. */
const DEEPEST_CAUSE = 5;
const MOST_CAUSES = 5;
const MOST_FRAMES = 20;

const TYPE = /^[A-Z]\w{0,59}$/;
/** SQLSTATE, or a constant of Node and of libraries; a one-time code has neither form. */
const CODE = /^(?:[0-9A-Z]{5}|[A-Z][A-Z0-9]*_[A-Z0-9_]{1,50}|E[A-Z0-9]{2,20})$/;
const WORD = /^[a-z]{1,20}$/;
const NAME_IN_SCHEMA = /^[a-z][a-z0-9_]{0,62}$/;
/** `at function (file:1:2)` or `at file:1:2`. */
const FRAME =
  /^ {4}at (?:[^()]{1,120} \()?(?:file:\/\/|node:|\/|[A-Z]:\\)[^()\s]{1,300}:\d+:\d+\)?$/;

export function loggableError(thrown: unknown, depth = 0): LoggableError {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const fields = thrown as Error & Record<string, unknown>;
  const causes = depth < DEEPEST_CAUSE ? causesOf(thrown) : [];
  const stack = framesOf(thrown);
  return {
    type: typeOf(thrown),
    ...(isOurs(thrown) && { reason: thrown.reason }),
    ...(quotesNothing(thrown) && { message: thrown.message }),
    ...fieldLike("code", fields, CODE),
    ...fieldLike("syscall", fields, WORD),
    ...fieldLike("constraint", fields, NAME_IN_SCHEMA),
    ...fieldLike("table", fields, NAME_IN_SCHEMA),
    ...integerField("errno", fields),
    ...integerField("statusCode", fields),
    ...(stack.length > 0 && { stack }),
    ...(causes.length > 0 && { causes: causes.map((cause) => loggableError(cause, depth + 1)) }),
  };
}

/** A class without a `name` of its own is known by its constructor. */
function typeOf(error: Error): string {
  const name = error.name === "Error" ? error.constructor.name : error.name;
  return TYPE.test(name) ? name : "Error";
}

function isOurs(error: Error) {
  return error instanceof AppError || error instanceof OpenIdError || quotesNothing(error);
}

function quotesNothing(error: Error) {
  return error instanceof LanguageModelError || error instanceof VoiceServiceError;
}

function fieldLike<Name extends "code" | "syscall" | "constraint" | "table">(
  name: Name,
  fields: Record<string, unknown>,
  form: RegExp,
): { [Key in Name]?: string } {
  const value = fields[name];
  return typeof value === "string" && form.test(value)
    ? ({ [name]: value } as { [Key in Name]: string })
    : {};
}

function integerField<Name extends "errno" | "statusCode">(
  name: Name,
  fields: Record<string, unknown>,
): { [Key in Name]?: number } {
  const value = fields[name];
  return Number.isInteger(value) ? ({ [name]: value } as { [Key in Name]: number }) : {};
}

/** The message stands in the stack as well and may look like a frame, so it is cut off first. */
function framesOf({ stack = "", message }: Error): string[] {
  const messageAt = message === "" ? -1 : stack.indexOf(message);
  const frames = messageAt < 0 ? stack : stack.slice(messageAt + message.length);
  return frames
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
}

function causesOf(error: Error): unknown[] {
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const causes = error.cause === undefined ? errors : [error.cause, ...errors];
  return causes.slice(0, MOST_CAUSES);
}
