/** What children love: things to carry and places to go. */
import type { StoryLocale } from "../../story-locale.ts";
import { animals } from "./interests/animals.ts";
import { wildAnimals } from "./interests/wild-animals.ts";
import { places } from "./interests/places.ts";
import { wildPlaces } from "./interests/wild-places.ts";
import { vehicles } from "./interests/vehicles.ts";
import { arts } from "./interests/arts.ts";
import { moving } from "./interests/moving.ts";
import { things } from "./interests/things.ts";
import { nature } from "./interests/nature.ts";
import { kitchen } from "./interests/kitchen.ts";
import { people } from "./interests/people.ts";
import { science } from "./interests/science.ts";

export const interests: StoryLocale["interests"] = {
  ...animals,
  ...wildAnimals,
  ...places,
  ...wildPlaces,
  ...vehicles,
  ...arts,
  ...moving,
  ...things,
  ...nature,
  ...kitchen,
  ...people,
  ...science,
};
