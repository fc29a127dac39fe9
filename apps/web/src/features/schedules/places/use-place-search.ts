import { isTimeZone } from "@codetale/domain/wall-clock";
import { useState } from "react";
import { useClock } from "#lib/clock";
import { logError } from "#lib/log";
import { browserTimeZone } from "#lib/browser-time-zone";
import { cityOf } from "../time-zones.ts";
import { findPlaces, placeText, type Place } from "./place-search.ts";

/**
 * Chooses a time zone by a city, a country or the name of a time.
 *
 * @param timeZone IANA; while something else is being typed, that text
 */
export function usePlaceSearch(timeZone: string, onEdit: (timeZone: string) => void) {
  const clock = useClock();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const found = typed === null ? [] : findPlaces(places, typed);

  const choose = (place: Place) => {
    setTyped(null);
    setChosen(place);
    onEdit(place.timeZone);
  };

  return {
    text: typed ?? (chosen?.timeZone === timeZone ? placeText(chosen) : nameOf(timeZone)),
    found,
    load: () => {
      if (places.length > 0) return;
      import("./places.ts").then(
        ({ allPlaces }) => setPlaces(allPlaces(clock.now())),
        // The names of zones can still be typed.
        (error: unknown) => logError("The list of cities could not be loaded", error),
      );
    },
    type: (text: string) => {
      setTyped(text);
      onEdit(text.trim());
    },
    choose,
    /** What was typed stands for the best of what it matches; nothing, for the device's own zone. */
    leave: () => {
      if (typed === null) return;
      const [best] = found;
      if (typed.trim() === "") onEdit(browserTimeZone());
      else if (best && !isTimeZone(timeZone)) return choose(best);
      setTyped(null);
    },
  };
}

function nameOf(timeZone: string): string {
  return isTimeZone(timeZone) ? cityOf(timeZone) : timeZone;
}
