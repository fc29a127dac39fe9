import { useState } from "react";
import { ObservedValue } from "#lib/observed-value";
import { plainDelivery, type Delivery } from "../narration/narration.ts";
import { createNarrator, type Narrator } from "../narration/narrator.ts";

export interface Voice {
  narrator: Narrator;
  delivery: ObservedValue<Delivery>;
}

/** What reads. One for all stories of a page, since a press unlocks the sound of the later ones too. */
export function useVoice(): Voice {
  const [voice] = useState(() => {
    const delivery = new ObservedValue(plainDelivery);
    return { delivery, narrator: createNarrator(delivery) };
  });
  return voice;
}
