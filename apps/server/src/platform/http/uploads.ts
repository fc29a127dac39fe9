/** Files that arrive as multipart forms. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/app-error";

/** Lets the routes of `app` take multipart forms. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  if (!app.hasContentTypeParser("multipart/form-data")) await app.register(multipart);
}

/**
 * Reads the one file of a form, which must be in the part `field`.
 *
 * @throws AppError `file/too-large` over `largestBytes`; `request/invalid` when there is no such
 *   part, or no whole form
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  largestBytes: number,
): Promise<Buffer> {
  const file = await readFile(request, largestBytes).catch(() => null);
  if (file?.field !== field) {
    throw new AppError("request/invalid", { errors: [{ path: field, message: "must be a file" }] });
  }
  if (file.isCut) throw new AppError("file/too-large");
  return file.bytes;
}

/** @throws whatever the parser says of a form that is broken */
async function readFile(request: FastifyRequest, largestBytes: number) {
  const limits = { fileSize: largestBytes, files: 1, fields: 10 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) return null;
  const bytes = await part.toBuffer();
  // Known only at the end: the last byte may arrive before it is found that more would follow.
  return { field: part.fieldname, bytes, isCut: part.file.truncated };
}
