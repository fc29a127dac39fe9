/** Ports for images and for storing them; implemented under platform/. */

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
}

export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** @returns null when nothing is stored under `key` */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
  /** All that is stored. */
  usage(): Promise<{ count: number; bytes: number }>;
}
