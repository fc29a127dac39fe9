import type { Endpoint } from "@codetale/contract/endpoint";
import * as people from "@codetale/contract/operator/people";
import * as stories from "@codetale/contract/operator/stories";
import * as upkeep from "@codetale/contract/operator/upkeep";

const exported = Object.values({ ...people, ...stories, ...upkeep });

/** Every call of the operator's screen. */
export const operatorCalls = exported.filter(
  (value): value is typeof value & Endpoint =>
    typeof value === "object" && "path" in value && "errors" in value,
);
