/** Uploads: files in multipart forms. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/errors/app-error";

/** Lets the routes of `app` accept multipart forms. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  if (!app.hasContentTypeParser("multipart/form-data")) await app.register(multipart);
}

/**
 * Reads the one file of a form, which must be in the part `field`.
 *
 * @throws AppError `file/too-large` over `largestBytes`; `request/invalid` when the part is
 *   missing or the form is incomplete
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

/** @throws the parser's errors for a malformed form */
async function readFile(request: FastifyRequest, largestBytes: number) {
  const limits = { fileSize: largestBytes, files: 1, fields: 10 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) return null;
  const bytes = await part.toBuffer();
  // Known only at the end: the last byte may arrive before the limit is found to be exceeded.
  return { field: part.fieldname, bytes, isCut: part.file.truncated };
}

/** A form with one file and some text fields, in any order. */
export interface ReadForm {
  fields: Readonly<Record<string, string>>;
  /** Null when the form has no file under the name. */
  file: { bytes: Buffer; mimeType: string; isCut: boolean } | null;
}

export interface FormOptions {
  fileField: string;
  largestBytes: number;
  /**
   * Called with the fields that came before the file, before any of it is read: a failure refuses
   * the form.
   */
  beforeFile?(fields: ReadForm["fields"]): Promise<void>;
}

/**
 * Reads a whole form into memory.
 *
 * @throws AppError `request/invalid` when the form is malformed or incomplete; what `beforeFile`
 *   throws
 */
export async function readForm(request: FastifyRequest, options: FormOptions): Promise<ReadForm> {
  const { fileField } = options;
  try {
    return await readParts(request, options);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("request/invalid", {
      errors: [{ path: fileField, message: "must come in a multipart form" }],
    });
  }
}

/** @throws the parser's errors for a malformed form */
async function readParts(
  request: FastifyRequest,
  { fileField, largestBytes, beforeFile }: FormOptions,
): Promise<ReadForm> {
  const fields: Record<string, string> = {};
  let file: ReadForm["file"] = null;
  const limits = { fileSize: largestBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 11 };
  const options = { limits, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === "field") {
      if (typeof part.value === "string") fields[part.fieldname] = part.value;
      continue;
    }
    try {
      await beforeFile?.(fields);
    } catch (error) {
      // What is still coming is dropped.
      part.file.resume();
      throw error;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === fileField) {
      file = { bytes, mimeType: part.mimetype, isCut: part.file.truncated };
    }
  }
  return { fields, file };
}
