import { bigint } from "drizzle-orm/pg-core";

/** A column of epoch milliseconds (UTC); its name ends in `_at`. */
export const instant = (name: string) => bigint(name, { mode: "number" });
