/** The voice pack could not be completed. */
export class PackError extends Error {
  readonly reason: keyof typeof messages;

  constructor(reason: PackError["reason"], options?: ErrorOptions) {
    super(messages[reason], options);
    this.name = "PackError";
    this.reason = reason;
  }
}

/** The library shows these to parents; what an operator needs is the cause, in the log. */
const messages = {
  unreachable: "The voices could not be fetched: where they are kept cannot be reached.",
  absent: "The voices could not be fetched: some of them are not where they are kept.",
  damaged: "The voices could not be fetched: what arrived is not what was expected.",
  disk: "The voices could not be stored: the disk is full or may not be written to.",
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
