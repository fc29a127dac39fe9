/** Wires the operator's screen to what the other features do for it. */
import { PRODUCT_VERSION } from "@codetale/domain/product";
import type { Database } from "#platform/db/database";
import { createInstallationRepository } from "./installation.repository.ts";
import { createOperatorService, type OperatorDeps } from "./operator.service.ts";

interface CreateOperatorDeps extends Omit<OperatorDeps, "installation" | "facts"> {
  db: Database;
  /** What is set up, in words. */
  settings: OperatorDeps["facts"]["settings"];
}

export function createOperator({ db, settings, ...deps }: CreateOperatorDeps) {
  return createOperatorService({
    ...deps,
    installation: createInstallationRepository(db),
    facts: { product: PRODUCT_VERSION, node: process.version, settings },
  });
}
