/** Sends a stored file as a stream: whole, in part, or only what is known of it. */
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors/app-error";
import type { StoredFile } from "#core/ports/files";
import { readByteRange } from "./byte-range.ts";

export interface SentFile {
  file: StoredFile;
  /** Names the contents: another file has another one. Letters, digits, `-` and `_`. */
  id: string;
}

/**
 * Answers GET and HEAD with the file, with the part that `Range` asks for, or with 304 where the
 * client has it already.
 *
 * @param headers sent with the file, such as its type and how long it may be cached
 * @returns what the route's handler returns
 * @throws AppError `file/no-such-part`, `file/unknown`; FilesUnavailableError
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, id }: SentFile,
  headers: Readonly<Record<string, string>>,
): Promise<NodeJS.ReadableStream> {
  const { size } = file;
  // The size tells apart two recordings of the same words.
  const etag = `"${id}-${size}"`;
  const known = { ...headers, etag, "accept-ranges": "bytes" };
  if (isListed(etag, request.headers["if-none-match"])) {
    reply.code(304).headers(known);
    return Readable.from([]);
  }
  const ifRange = request.headers["if-range"];
  const isSameFile = ifRange === undefined || ifRange === etag;
  const range = isSameFile ? readByteRange(request.headers.range, size) : null;
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${size}`);
    throw new AppError("file/no-such-part");
  }
  const isHead = request.method === "HEAD";
  const body = isHead ? Readable.from([]) : await file.read(range ?? undefined);
  reply.headers({ ...known, "content-length": range ? range.end - range.start + 1 : size });
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  return body;
}

/** Compares as RFC 9110 asks of `If-None-Match`: weakly. */
function isListed(etag: string, list: string | undefined): boolean {
  const tags = (list ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
