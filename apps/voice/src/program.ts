/** A file of ours that runs as a process of its own. */
export interface Program {
  path: string;
  /** What Node needs to run it. */
  execArgv: readonly string[];
}
