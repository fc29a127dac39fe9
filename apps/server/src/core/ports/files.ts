/** Ports for images and for storing files; implemented under platform/. */

/** An image that was decoded and encoded again, so that no metadata of the upload is left. */
export interface CleanImage {
  /** WebP. */
  bytes: Buffer;
  width: number;
  height: number;
}

export interface Images {
  /**
   * Checks an upload by its bytes, turns it upright, drops all metadata and fits it into
   * `longestEdge` pixels (photos: a square crop of that size).
   *
   * @throws AppError `file/not-an-image`, `file/too-large`
   */
  clean(upload: Buffer, options: { longestEdge: number; square?: boolean }): Promise<CleanImage>;

  /**
   * Runs `work`, which reads an upload of the account `uid` into memory and cleans it: not more at
   * once than there is room for.
   *
   * @throws AppError `request/too-many` for the account, `server/busy`, both with `retryAfterMs`
   */
  receive<T>(uid: string, work: () => Promise<T>): Promise<T>;
}

/** Bytes of a file, both ends included, as in the header `Range`. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ListedFile {
  key: string;
  /** Bytes. */
  size: number;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  /**
   * Opens the file, or a part of it, which lies within. The stream has to be read or destroyed.
   *
   * @throws FilesUnavailableError
   * @throws AppError `file/unknown` when the file was deleted meanwhile
   */
  read(range?: ByteRange): Promise<NodeJS.ReadableStream>;
}

/**
 * Files under keys. What is stored under a key is written whole and not changed afterwards.
 *
 * Every call throws RangeError for an invalid key (they never come from a client), and
 * {@link FilesUnavailableError} when the storage is gone, too slow or full.
 */
export interface FileStore {
  /** Stored for good when it resolves; a reader sees the whole file or none. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @returns null when nothing is stored under `key` */
  find(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** All files, in no particular order. */
  list(): AsyncIterable<ListedFile>;
  /** Resolves when files can be read and written. */
  check(): Promise<void>;
}

/** The storage cannot do now what it is asked for; the same call may succeed later. */
export class FilesUnavailableError extends Error {
  constructor(cause: unknown) {
    super("The storage of files cannot be used.", { cause });
    this.name = "FilesUnavailableError";
  }
}

/**
 * Reads a whole file, where it is needed in one piece.
 *
 * @returns null when nothing is stored under `key`
 * @throws FilesUnavailableError
 */
export async function readWhole(
  files: Pick<FileStore, "find">,
  key: string,
): Promise<Buffer | null> {
  const file = await files.find(key);
  if (!file) return null;
  const pieces: Buffer[] = [];
  for await (const piece of await file.read()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** How many files there are, and their bytes together. */
export async function usageOf(
  files: Pick<FileStore, "list">,
): Promise<{ count: number; bytes: number }> {
  const usage = { count: 0, bytes: 0 };
  for await (const { size } of files.list()) {
    usage.count += 1;
    usage.bytes += size;
  }
  return usage;
}
