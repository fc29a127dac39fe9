/** The voice pack could not be completed. */
export class PackError extends Error {
  readonly reason: keyof typeof messages;

  constructor(reason: PackError["reason"], options?: ErrorOptions) {
    super(messages[reason], options);
    this.name = "PackError";
    this.reason = reason;
  }
}

const messages = {
  unreachable: "The package registry could not be reached.",
  absent: "The package registry does not have all parts of the voice pack.",
  damaged: "What the package registry sent is not what the voice pack consists of.",
  disk: "The voice pack could not be written.",
};

const diskCodes = /^E(ACCES|DQUOT|EXIST|IO|ISDIR|MFILE|NOENT|NOSPC|NOTDIR|PERM|ROFS)$/;

/** Whether an error comes from the file system, not from the network. */
export function isOfDisk(error: unknown): boolean {
  return (
    error instanceof Error &&
    "syscall" in error &&
    "code" in error &&
    diskCodes.test(String(error.code))
  );
}
