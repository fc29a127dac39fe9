import type { JobHandler } from "#core/ports/jobs";
import { createJobs, type JobDriver, type JobsDeps } from "../create-jobs.ts";
import { water } from "./job-store.ts";

/** Processes that run the jobs of one database. */
export class JobProcesses {
  readonly #executeSql: JobsDeps["executeSql"];
  readonly #opened: JobDriver[] = [];

  constructor(executeSql: JobsDeps["executeSql"]) {
    this.#executeSql = executeSql;
  }

  /** @param isStarted whether it runs jobs, or adds them alone */
  async open(
    handler: JobHandler<"plant">,
    times: JobsDeps["times"] = {},
    isStarted = true,
    deps: Partial<JobsDeps> = {},
  ) {
    const created = this.#create(times, deps);
    created.jobs.handle(water, handler);
    if (isStarted) await created.jobs.start();
    return created;
  }

  async stop(): Promise<void> {
    for (const jobs of this.#opened.splice(0)) await jobs.stop();
  }

  #create(times: JobsDeps["times"], deps: Partial<JobsDeps>) {
    const logged: object[] = [];
    const log = (details: object) => void logged.push(details);
    const jobs = createJobs({
      executeSql: this.#executeSql,
      isAlone: false,
      logger: { error: log, warn: log },
      times: { lookMs: 20, ...times },
      ...deps,
    });
    this.#opened.push(jobs);
    return { jobs, logged };
  }
}
