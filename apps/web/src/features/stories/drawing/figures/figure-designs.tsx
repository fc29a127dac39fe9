/** How each kind is drawn. */
import type { FigureKind } from "@codetale/domain/stories/pictures/figures";
import { animals } from "./animals/animals.tsx";
import { creatures } from "./creatures/creatures.tsx";
import type { FigureDesign } from "./figure-model.ts";
import { everydayPerson } from "./people/everyday-person.tsx";
import { magicalPeople } from "./people/magical-people.tsx";
import type { PersonDesign } from "./people/person-design.ts";
import { Person } from "./people/person.tsx";
import { talePeople } from "./people/tale-people.tsx";
import { workers } from "./people/workers.tsx";

const people = { person: everydayPerson, ...talePeople, ...magicalPeople, ...workers };

export const figureDesigns: Readonly<Record<FigureKind, FigureDesign>> = {
  ...(Object.fromEntries(
    Object.entries<PersonDesign>(people).map(([kind, design]) => [kind, figureOf(design)]),
  ) as Record<keyof typeof people, FigureDesign>),
  ...creatures,
  ...animals,
};

function figureOf(design: PersonDesign): FigureDesign {
  const { size = 1, hover = 0, width = 120, portrait } = design;
  return {
    draw: (model) => <Person model={model} design={design} />,
    height: 200 + hover,
    width,
    shadow: 54,
    size,
    hover,
    ...(portrait && { portrait }),
  };
}
