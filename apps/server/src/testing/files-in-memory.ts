import type { FileStore } from "#core/files";

/** A file store of a test. */
export class FilesInMemory implements FileStore {
  readonly kept = new Map<string, Buffer>();

  put = async (key: string, bytes: Buffer): Promise<void> => {
    this.kept.set(key, bytes);
  };

  get = async (key: string): Promise<Buffer | null> => this.kept.get(key) ?? null;

  delete = async (key: string): Promise<void> => {
    this.kept.delete(key);
  };

  usage = async (): Promise<{ count: number; bytes: number }> => ({
    count: this.kept.size,
    bytes: [...this.kept.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
  });
}
