/** A file of ours that runs as a process of its own. */
export interface ProcessEntry {
  path: string;
  /** What Node needs to run it. */
  execArgv: readonly string[];
}
