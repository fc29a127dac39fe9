import heldBag from "../../shapes/held-bag.svg?raw";
import heldLantern from "../../shapes/held-lantern.svg?raw";
import stick from "../props/stick.svg?raw";
import { Scarf } from "./coat.tsx";
import { EverydayHat } from "./everyday-hat.tsx";
import type { PersonDesign } from "./person-design.ts";

/** A person without special clothes: all comes from the name. */
export const everydayPerson: PersonDesign = {
  over: ({ hasScarf, trim }) => hasScarf && <Scarf fill={trim} />,
  hat: (look) => <EverydayHat look={look} />,
  held: ({ held }) => things[held],
};

const things = { bag: heldBag, lantern: heldLantern, stick, nothing: undefined };
