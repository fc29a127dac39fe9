/** What the sample coders say of themselves. */
import type { EpochMs } from "@codetale/domain/time";
import type { SampleCoderProfile } from "./sample-data.repository.ts";

export function sampleCoderProfiles(
  people: { coder: string; otherCoder: string },
  now: EpochMs,
): SampleCoderProfile[] {
  return [
    {
      uid: people.coder,
      languages: ["Python", "C++", "Go"],
      companies: ["Hooli", "Northwind"],
      codingSince: 2011,
      about:
        "I have held some two hundred first rounds. I ask one question more than you expect, I wait while you think, and I say at the end what I would have written down.",
      changedAt: now,
    },
    {
      uid: people.otherCoder,
      languages: ["Java", "Kotlin"],
      companies: ["Initech"],
      codingSince: 2017,
      about: "Arrays, graphs, and how to say aloud what you think.",
      changedAt: now,
    },
  ];
}
