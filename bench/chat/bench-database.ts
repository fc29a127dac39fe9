/** A database of its own with rooms for two. */
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openPostgres } from "../../apps/server/src/platform/db/database.ts";
import type { Participant } from "./protocols.ts";

export interface BenchDatabase {
  url: string;
  seats: Participant[];
  drop(): Promise<void>;
}

const migrationsDir = fileURLToPath(new URL("../../apps/server/migrations", import.meta.url));

export async function createBenchDatabase(
  serverUrl: string,
  count: number,
): Promise<BenchDatabase> {
  const name = `codetale_bench_${randomUUID().slice(0, 8)}`;
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;

  const database = await openPostgres(url.href);
  await database.migrate(migrationsDir);
  await database.close();
  await query(url.href, fill(count));
  const { rows } = await query(url.href, "select schedule_id, learner_id, coder_id from chats");
  return {
    url: url.href,
    seats: rows.flatMap(({ schedule_id: scheduleId, learner_id, coder_id }) => [
      { scheduleId, uid: learner_id },
      { scheduleId, uid: coder_id },
    ]) as Participant[],
    drop: async () => {
      await query(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

function fill(count: number): string {
  return `
    insert into users (id, name, email)
      select who || n, who || n, who || n from generate_series(1, ${count}) n, (values ('l'), ('c')) p (who);
    insert into schedules (id, learner_id, coder_id, starts_at, ends_at, time_zone, difficulty, language,
        number_of_questions, company, mode, started_at, created_at)
      select gen_random_uuid(), 'l' || n, 'c' || n, 1, 2, 'UTC', 'Easy', 'Any', 1, 'A', 'Other', 1, 0
      from generate_series(1, ${count}) n;
    insert into chats (schedule_id, learner_id, coder_id, created_at)
      select id, learner_id, coder_id, 0 from schedules;
    analyze;`;
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Record<string, string>>(text);
  } finally {
    await client.end();
  }
}
