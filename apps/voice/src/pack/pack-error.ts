/** The voice pack could not be completed. */
export class PackError extends Error {
  readonly why: "unreachable" | "absent" | "damaged" | "disk";

  constructor(why: PackError["why"], options?: ErrorOptions) {
    super(words[why], options);
    this.name = "PackError";
    this.why = why;
  }
}

const words: Record<PackError["why"], string> = {
  unreachable: "The package registry could not be reached.",
  absent: "The package registry does not have all parts of the voice pack.",
  damaged: "What the package registry sent is not what the voice pack consists of.",
  disk: "The voice pack could not be written.",
};

const diskCodes: ReadonlySet<unknown> = new Set([
  "EACCES",
  "EDQUOT",
  "EEXIST",
  "EIO",
  "EISDIR",
  "EMFILE",
  "ENOENT",
  "ENOSPC",
  "ENOTDIR",
  "EPERM",
  "EROFS",
]);

/** Whether an error comes from the file system, not from the network. */
export function isOfDisk(error: unknown): boolean {
  return (
    error instanceof Error && "syscall" in error && "code" in error && diskCodes.has(error.code)
  );
}
