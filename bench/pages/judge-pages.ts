/** Whether pages are as fast as they are to be, beside a page that the same machine measures. */
import type { PageSpeed } from "./phone.ts";

/** Of a machine at rest. */
const LEAST_SCORE = 95;
/** Of a machine at rest: until the largest text or picture is there. */
const LARGEST_PAINT_MS = 1_800;
/** Of a machine at rest. */
const BLOCKED_MS = 150;

/** Of the reference page's work, up to so many times as much is a page's. */
const WORK_OF_PAGE = 3;

/** Less than Lighthouse shows; a single line that moves is more. */
const NO_SHIFT = 0.0005;

/** Other work of the machine may fall on one measurement and not on the next. */
const MOST_TRIES = 3;
/** For what a processor's time decides, to which other work adds each time. */
const MOST_TRIES_OF_WORK = 6;

interface Problem {
  isThere: boolean;
  /** What is said of it. */
  text: string;
  mostTries: number;
}

/** What is wrong with a page. On a machine at rest the reference page is never held up. */
function wrongWith(page: PageSpeed, reference: PageSpeed): Problem[] {
  const mostPaintMs = LARGEST_PAINT_MS + reference.blockedMs;
  const mostBlockedMs = BLOCKED_MS + WORK_OF_PAGE * reference.blockedMs;
  const isAtRest = reference.blockedMs === 0;
  const { score, largestPaintMs, blockedMs, layoutShift } = page;
  const problems = [
    {
      isThere: isAtRest && score < LEAST_SCORE,
      text: `a score of ${score}, not ${LEAST_SCORE}`,
      mostTries: MOST_TRIES_OF_WORK,
    },
    {
      isThere: blockedMs > mostBlockedMs,
      text: `blocked for ${blockedMs} ms, not ${mostBlockedMs}`,
      mostTries: MOST_TRIES_OF_WORK,
    },
    {
      isThere: largestPaintMs > mostPaintMs,
      text: `largest paint after ${largestPaintMs} ms, not ${mostPaintMs}`,
      mostTries: MOST_TRIES,
    },
    {
      isThere: layoutShift > NO_SHIFT,
      text: `layout shift of ${layoutShift}`,
      mostTries: MOST_TRIES,
    },
  ];
  return problems.filter(({ isThere }) => isThere);
}

/**
 * Measures each page once, and again, beside the reference page, where something was wrong.
 *
 * @returns what was wrong the last time, by page
 */
export async function judgePages(
  urls: readonly string[],
  referenceUrl: string,
  measure: (url: string) => Promise<PageSpeed>,
): Promise<Map<string, string[]>> {
  const failures = new Map<string, string[]>();
  let reference = await measure(referenceUrl);
  for (const url of urls) {
    let found = wrongWith(await measure(url), reference);
    const mayPass = (tries: number) => found.every(({ mostTries }) => tries < mostTries);
    for (let tries = 1; found.length > 0 && mayPass(tries); tries += 1) {
      reference = await measure(referenceUrl);
      found = wrongWith(await measure(url), reference);
    }
    if (found.length > 0)
      failures.set(
        url,
        found.map(({ text }) => text),
      );
  }
  return failures;
}
