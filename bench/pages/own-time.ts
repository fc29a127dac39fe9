/**
 * What a browser recorded of a page, as if nothing else had run on the machine. The clock that goes on while
 * another program has the processor makes each task longer; the time that its thread was given does not.
 */

/** https://chromium.googlesource.com/catapult, docs/trace-event-format; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** What the thread was given of `dur`. */
  tdur?: number;
}

/** What the browser calls a piece of work that nothing can interrupt. */
const TASK = "RunTask";

interface Task {
  start: number;
  end: number;
  /** What the thread was given of it, from 0 to 1. */
  share: number;
}

/** Shortens each task, with what happened in it, to the time that its thread was given. */
export function inOwnTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasks = tasksByThread(events);
  return events.map((event) => {
    const task = taskAround(event, tasks.get(threadOf(event)) ?? []);
    if (!task) return event;
    const ts = task.start + (event.ts - task.start) * task.share;
    return { ...event, ts, ...(event.dur !== undefined && { dur: event.dur * task.share }) };
  });
}

/** Each thread's by their start; one within another is a part of it. */
function tasksByThread(events: readonly TraceEvent[]): Map<string, Task[]> {
  const tasks = new Map<string, Task[]>();
  const inOrder = events.filter(({ name }) => name === TASK).toSorted((a, b) => a.ts - b.ts);
  for (const event of inOrder) {
    const { ts: start, dur, tdur } = event;
    if (!dur || tdur === undefined) continue;
    const ofThread = tasks.get(threadOf(event)) ?? [];
    tasks.set(threadOf(event), ofThread);
    if (start < (ofThread.at(-1)?.end ?? 0)) continue;
    ofThread.push({ start, end: start + dur, share: Math.min(1, tdur / dur) });
  }
  return tasks;
}

function taskAround({ ts }: TraceEvent, tasks: readonly Task[]): Task | undefined {
  let first = 0;
  let after = tasks.length;
  while (first < after) {
    const middle = (first + after) >> 1;
    if ((tasks[middle]?.start ?? Infinity) <= ts) first = middle + 1;
    else after = middle;
  }
  const task = tasks[first - 1];
  return task && ts < task.end ? task : undefined;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
