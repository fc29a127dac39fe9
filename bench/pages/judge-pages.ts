/** Whether pages are as fast as they are to be, beside a page that the same machine measures. */
import type { PageSpeed } from "./phone.ts";

/** For a machine at rest. */
const AIMS = { score: 95, largestPaintMs: 1_800, blockedMs: 150 } as const;

/** Less than Lighthouse shows; a single line that moves is more. */
const NO_SHIFT = 0.0005;

/** Other work of the machine may fall on one measurement and not on the next. */
const MOST_TRIES = 3;

/** What is too slow, in words; nothing where the aims are met, or what the reference page needs. */
function tooSlow(page: PageSpeed, reference: PageSpeed): string[] {
  const most = {
    largestPaintMs: Math.max(AIMS.largestPaintMs, reference.largestPaintMs),
    blockedMs: Math.max(AIMS.blockedMs, reference.blockedMs),
  };
  const least = Math.min(AIMS.score, reference.score);
  return [
    ...(page.score < least ? [`score ${page.score}, not ${least}`] : []),
    ...(page.largestPaintMs > most.largestPaintMs
      ? [`largest paint after ${page.largestPaintMs} ms, not ${most.largestPaintMs}`]
      : []),
    ...(page.blockedMs > most.blockedMs
      ? [`blocked for ${page.blockedMs} ms, not ${most.blockedMs}`]
      : []),
    ...(page.layoutShift > NO_SHIFT ? [`layout shift of ${page.layoutShift}`] : []),
  ];
}

/**
 * Measures each page once, and again, beside the reference page, where it was too slow.
 *
 * @returns what was too slow each time, by page
 */
export async function judgePages(
  urls: readonly string[],
  referenceUrl: string,
  measure: (url: string) => Promise<PageSpeed>,
): Promise<Map<string, string[]>> {
  const failures = new Map<string, string[]>();
  let reference = await measure(referenceUrl);
  for (const url of urls) {
    let found = tooSlow(await measure(url), reference);
    for (let tries = 1; found.length > 0 && tries < MOST_TRIES; tries += 1) {
      reference = await measure(referenceUrl);
      found = tooSlow(await measure(url), reference);
    }
    if (found.length > 0) failures.set(url, found);
  }
  return failures;
}
