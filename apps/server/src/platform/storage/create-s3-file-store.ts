/** Files in a bucket of any storage that speaks S3's protocol. Why not a library around it: docs/decisions/056. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { SECOND_MS } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import { FilesUnavailableError, type FileStore } from "#core/ports/files";
import { isFileKey, requireFileKey } from "./file-key.ts";

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

export interface S3Limits {
  /** Milliseconds to connect. */
  connectMs: number;
  /** Milliseconds for the head of an answer; also between two pieces of what it sends. */
  answerMs: number;
  /** How many keys one call lists. */
  keysAtOnce: number;
}

const LIMITS: S3Limits = {
  connectMs: 3 * SECOND_MS,
  answerMs: 10 * SECOND_MS,
  keysAtOnce: 1_000,
};

export function createS3FileStore(
  { endpoint, region, bucket, accessKey, secretKey }: S3Settings,
  limits = LIMITS,
): FileStore & { close(): void } {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // The bucket in the path works with every storage; in the host it needs a name for each.
    forcePathStyle: true,
    // The default ones are answered with a failure by storages other than Amazon's.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: limits.connectMs, socketTimeout: limits.answerMs },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: requireFileKey(key) });
  const timeLimit = () => ({
    abortSignal: AbortSignal.timeout(limits.connectMs + limits.answerMs),
  });

  async function check(): Promise<void> {
    const request = new HeadBucketCommand({ Bucket: bucket });
    await client.send(request, timeLimit()).catch(unavailable);
  }

  return {
    async put(key, bytes) {
      const object = {
        ...at(key),
        Body: bytes,
        ContentLength: bytes.length,
        // The storage refuses what did not arrive as it was sent.
        ContentMD5: createHash("md5").update(bytes).digest("base64"),
      };
      await client.send(new PutObjectCommand(object), timeLimit()).catch(unavailable);
    },

    async find(key) {
      const object = at(key);
      const found = await client
        .send(new HeadObjectCommand(object), timeLimit())
        .catch(nullIfMissing);
      if (!found) {
        // Of a bucket that is gone, the answer is the same, and its files are not.
        await check();
        return null;
      }
      return {
        size: found.ContentLength ?? 0,
        async read(range) {
          const part = range && { Range: `bytes=${range.start}-${range.end}` };
          const opening = openingLimit(limits.connectMs + limits.answerMs);
          const opened = await client
            .send(new GetObjectCommand({ ...object, ...part }), { abortSignal: opening.signal })
            .catch(nullIfMissing)
            .finally(opening.end);
          if (!opened) throw new AppError("file/unknown");
          if (!(opened.Body instanceof Readable)) throw new TypeError("S3 answered without a body");
          return withIdleLimit(opened.Body, limits.answerMs);
        },
      };
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)), timeLimit()).catch(unavailable);
    },

    async *list() {
      let after: string | undefined;
      do {
        // The older of two calls, which goes on after a key and needs no token.
        const request = new ListObjectsCommand({
          Bucket: bucket,
          Marker: after,
          MaxKeys: limits.keysAtOnce,
        });
        const page = await client.send(request, timeLimit()).catch(unavailable);
        const listed = (page.Contents ?? []).map(({ Key = "", Size = 0 }) => ({
          key: Key,
          size: Size,
        }));
        yield* listed.filter(({ key }) => isFileKey(key));
        after = page.IsTruncated ? listed.at(-1)?.key : undefined;
      } while (after !== undefined);
    },

    check,
    close: () => client.destroy(),
  };
}

/**
 * Whether a store refused for good: the names and keys of its settings are wrong.
 *
 * @returns the names of the settings in question, or null
 */
export function wrongSettingsOf(error: unknown): string | null {
  if (!(error instanceof FilesUnavailableError)) return null;
  if (!(error.cause instanceof S3ServiceException)) return null;
  const status = error.cause.$metadata.httpStatusCode;
  if (status === 404) return "S3_BUCKET names no bucket there";
  return status === 401 || status === 403
    ? "S3_ACCESS_KEY and S3_SECRET_KEY do not open the bucket of S3_BUCKET"
    : null;
}

function unavailable(error: unknown): never {
  throw new FilesUnavailableError(error);
}

function nullIfMissing(error: unknown): null {
  // Of a HEAD, which has no body, only the status tells.
  const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
  return isMissing ? null : unavailable(error);
}

/** A limit that no longer counts once the answer has begun. */
function openingLimit(ms: number) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  return { signal: limit.signal, end: () => clearTimeout(timer) };
}

/** Breaks `body` off when the storage sends nothing for `ms` although it is being read. */
function withIdleLimit(body: Readable, ms: number): Readable {
  const limited = Readable.from(pieces(), { objectMode: false });
  return limited.once("close", () => body.destroy());

  async function* pieces(): AsyncGenerator<Uint8Array> {
    const breakOff = () => body.destroy(new FilesUnavailableError(new Error("S3 sends no more.")));
    let timer = setTimeout(breakOff, ms);
    try {
      for await (const piece of body) {
        // While the reader is slow, the storage is not waited for.
        clearTimeout(timer);
        yield piece as Uint8Array;
        timer = setTimeout(breakOff, ms);
      }
    } finally {
      clearTimeout(timer);
    }
  }
}
