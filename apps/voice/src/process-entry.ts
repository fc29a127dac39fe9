/** A file of this app that runs as a child process. */
export interface ProcessEntry {
  path: string;
  /** Options of Node. */
  execArgv: readonly string[];
}
