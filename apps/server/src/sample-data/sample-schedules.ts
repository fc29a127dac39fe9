/** Schedules in every state relative to `now`, with their conversations. */
import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs } from "@codetale/domain/time";
import type { SampleSchedule } from "./sample-data.repository.ts";

interface SampleAccountIds {
  learner: string;
  otherLearner: string;
  coder: string;
  otherCoder: string;
}

export function sampleSchedules(people: SampleAccountIds, now: EpochMs): SampleSchedule[] {
  const { learner, otherLearner, coder, otherCoder } = people;
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const going = now - 24 * MINUTE_MS;
  const done = hour - DAY_MS;
  return [
    aSchedule(now, learner, {
      coderId: coder,
      startsAt: going,
      endsAt: going + HOUR_MS,
      startedAt: going + MINUTE_MS,
      company: "Acme",
      mode: "On Campus",
      otherRequests: "Please ask me about edge cases before I start to type.",
      conversation: liveConversation(learner, coder, going + MINUTE_MS),
    }),
    aSchedule(now, learner, {
      coderId: otherCoder,
      startsAt: now - 5 * MINUTE_MS,
      endsAt: now + 55 * MINUTE_MS,
      language: "Java",
      difficulty: "Easy",
      numberOfQuestions: 2,
      company: "Initech",
      mode: "Off Campus",
    }),
    aSchedule(now, learner, {
      startsAt: hour + DAY_MS + 3 * HOUR_MS,
      language: "C++",
      difficulty: "Hard",
      numberOfQuestions: 5,
      company: "Northwind",
      mode: "Practice",
      otherRequests: "Graphs, if possible.",
    }),
    aSchedule(now, learner, {
      coderId: coder,
      startsAt: hour + 3 * DAY_MS,
      company: "Globex",
      mode: "Practice",
    }),
    aSchedule(now, learner, {
      startsAt: hour + 5 * DAY_MS,
      company: "Umbra Labs",
      paidAt: null,
      paymentReference: null,
    }),
    aSchedule(now, learner, {
      coderId: coder,
      startsAt: done,
      startedAt: done + 2 * MINUTE_MS,
      completedAt: done + 48 * MINUTE_MS,
      company: "Hooli",
      mode: "On Campus",
      conversation: doneConversation(learner, coder, done + 2 * MINUTE_MS),
    }),
    aSchedule(now, learner, {
      coderId: coder,
      startsAt: hour - 3 * DAY_MS,
      language: "Any",
      difficulty: "Easy",
      company: "Stark Tools",
      mode: "Other",
    }),
    aSchedule(now, otherLearner, {
      startsAt: hour + DAY_MS + 6 * HOUR_MS,
      language: "Java",
      company: "Wayfare",
      mode: "On Campus",
    }),
    aSchedule(now, otherLearner, {
      startsAt: hour + 2 * DAY_MS,
      difficulty: "Hard",
      numberOfQuestions: 4,
      company: "Acme",
      otherRequests: "Dynamic programming, please, and honest words.",
    }),
  ];
}

function aSchedule(
  now: EpochMs,
  learnerId: string,
  facts: Pick<SampleSchedule, "startsAt" | "company"> & Partial<SampleSchedule>,
): SampleSchedule {
  return {
    id: randomUUID(),
    learnerId,
    endsAt: facts.startsAt + HOUR_MS,
    timeZone: "UTC",
    difficulty: "Medium",
    language: "Python",
    numberOfQuestions: 3,
    mode: "Practice",
    paidAt: now - 6 * DAY_MS,
    paymentReference: "sample",
    createdAt: now - 6 * DAY_MS,
    conversation: [],
    ...facts,
  };
}

function liveConversation(learner: string, coder: string, startedAt: EpochMs) {
  return conversationOf(startedAt, [
    [
      coder,
      "Hello, and welcome. Question one: return the first character of a string that does not repeat.",
    ],
    [learner, "Hi! Just ASCII, or any text?"],
    [coder, "Any text. What happens to your loop when the string is empty?"],
    [
      learner,
      'It never runs, so I return None. I would test that first.\n```python\nassert first_unique("") is None\n```',
    ],
    [coder, "Good. Now make it one pass over the counts."],
  ]);
}

function doneConversation(learner: string, coder: string, startedAt: EpochMs) {
  return conversationOf(startedAt, [
    [
      coder,
      "Good morning! Three questions today. First: reverse the words of a sentence, in place.",
    ],
    [learner, "Reverse everything, then each word?"],
    [coder, "Yes. Show me."],
    [
      learner,
      '```python\ndef reverse_words(chars):\n    chars.reverse()\n    start = 0\n    for end in range(len(chars) + 1):\n        if end == len(chars) or chars[end] == " ":\n            chars[start:end] = reversed(chars[start:end])\n            start = end + 1\n```',
    ],
    [coder, "Clean. What does it cost?"],
    [learner, "Linear time. The slices copy a word, so the longest word in space."],
    [coder, "Exactly what I hoped to hear. You think before you type: keep that."],
    [learner, "Thank you, that helped a lot."],
  ]);
}

function conversationOf(startedAt: EpochMs, lines: [senderId: string, text: string][]) {
  return lines.map(([senderId, text], index) => ({
    senderId,
    text,
    sentAt: startedAt + index * 3 * MINUTE_MS,
  }));
}
