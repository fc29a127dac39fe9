import type { StoryWord, Understanding } from "@codetale/contract/stories/generation";
import { words as texts } from "../words.ts";
import { MeaningSelect } from "./meaning-select.tsx";

type ReadPart = Understanding["interests"][number][number];

interface PartMeaningsProps {
  parts: readonly ReadPart[];
  /** What a part may mean. */
  choices: readonly StoryWord[];
  isBusy: boolean;
  /** Called with the text that says what was chosen, for the field. */
  onCorrect: (typed: string) => void;
}

const LEFT_OUT = "";

/** What was understood of a field of several parts, such as interests: a chip for each. */
export function PartMeanings({ parts, choices, isBusy, onCorrect }: PartMeaningsProps) {
  const correct = (at: number, id: string) => {
    const name = choices.find((choice) => choice.id === id)?.name ?? null;
    const corrected = parts.map(({ words }, index) => (index === at ? name : words));
    onCorrect(corrected.filter((words) => words !== null).join(", "));
  };
  return parts.map(({ words, means }, at) => (
    <MeaningSelect
      key={`${words} ${at}`}
      label={texts.meaningOf(words)}
      {...(means === null && { prefix: `${words}:` })}
      value={means ?? LEFT_OUT}
      isUnderstood={means !== null}
      isBusy={isBusy}
      onChoose={(id) => correct(at, id)}
    >
      <option value={LEFT_OUT}>{texts.leftOut}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </MeaningSelect>
  ));
}
