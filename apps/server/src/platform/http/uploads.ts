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
 * @throws AppError `file/too-large` over `largestBytes`; `request/invalid` when there is no such part
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  largestBytes: number,
): Promise<Buffer> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: largestBytes, files: 1, fields: 10 } })
    : undefined;
  if (part?.fieldname !== field) {
    throw new AppError("request/invalid", { errors: [{ path: field, message: "must be a file" }] });
  }
  try {
    return await part.toBuffer();
  } catch (error) {
    const { RequestFileTooLargeError } = request.server.multipartErrors;
    throw error instanceof RequestFileTooLargeError ? new AppError("file/too-large") : error;
  }
}
