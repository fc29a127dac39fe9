/** Where the log goes: a file descriptor that may be closed or full without ending the process. */
import pino, { type DestinationStream } from "pino";

/** What waits for room on a full disk; what comes beyond it is lost. */
const MOST_WAITING_BYTES = 1024 * 1024;

/**
 * Entries that cannot be written, since the disk is full, wait for the next one that can. Where the
 * reader of a pipe is gone, nothing is written any more.
 *
 * @param descriptor 1 is standard output
 */
export function openLogDestination(descriptor = 1): DestinationStream {
  // Without `sync`, the process would never end when the reader of its output is closed.
  const destination = pino.destination({
    dest: descriptor,
    sync: true,
    maxLength: MOST_WAITING_BYTES,
  });
  // Without a listener the error would end the process, and there is no place to report it.
  destination.on("error", () => {});
  return destination;
}
