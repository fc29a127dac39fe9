/**
 * SQL that fills a migrated database with what many accounts leave behind. However many there are, each
 * learner has 20 schedules, two conversations of 100 messages and two stories, and each coder 110 sessions.
 */

import { createHash } from "node:crypto";

/** Of learners; there is a coder for every ten of them. */
export const LEARNERS_OF_A_CODER = 10;

/** Of `learner-1` and so on: their schedule of the first day, which has a conversation. */
export function conversationIdOf(learner: string): string {
  const number = learner.replace("learner-", "");
  const hash = createHash("md5").update(`schedule-${number}-0`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const DAY_MS = 86_400_000;
const TWO_HOURS_MS = 7_200_000;

/** Statements that can run one by one; foreign keys are not checked, and commits wait for no disk. */
export function grownDataSql(learners: number): string[] {
  const fast = "set session_replication_role = replica; set synchronous_commit = off;";
  return [schedules(learners), chats, messages, stories(learners * 2), "vacuum analyze"].map(
    (statement) => (statement.startsWith("vacuum") ? statement : `${fast} ${statement}`),
  );
}

/**
 * Half of each learner's schedules are completed and half ahead, of which the first has a coder. Those of
 * one coder do not overlap, and none is so near that there would be notices to tell meanwhile.
 */
function schedules(learners: number): string {
  return `
    insert into schedules (id, learner_id, coder_id, starts_at, ends_at, time_zone, difficulty, language,
        number_of_questions, company, mode, other_requests, paid_at, started_at, completed_at, created_at)
      select md5('schedule-' || learner || '-' || day)::uuid, 'learner-' || learner, coder,
        at, at + 3600000, 'Asia/Kolkata', 'Medium', 'Python', day + 1, 'Acme', 'Practice',
        'Graphs, if possible.', 0,
        case when day < 10 then at end, case when day < 10 then at + 3600000 end, 0
      from generate_series(1, ${learners}) learner, generate_series(0, 19) day,
        lateral (select
          case when day <= 10 then 'coder-' || (learner - 1) / ${LEARNERS_OF_A_CODER} + 1 end as coder,
          (extract(epoch from now()) * 1000)::bigint
            + (day - case when day < 10 then 20 else 0 end) * ${DAY_MS}::bigint
            + ((learner - 1) % ${LEARNERS_OF_A_CODER}) * ${TWO_HOURS_MS}
            + learner * 7919 % 3600 * 1000 as at) t`;
}

const chats = `
  insert into chats (schedule_id, learner_id, coder_id, last_seq, last_text, last_at, learner_read_seq,
      coder_read_seq, learner_received_seq, coder_received_seq, created_at)
    select id, learner_id, coder_id, 100, 'The last one', starts_at, 90, 90, 90, 90, starts_at
    from schedules where coder_id like 'coder-%' and number_of_questions in (1, 11)`;

const messages = `
  insert into messages (schedule_id, seq, id, sender_id, text, sent_at)
    select schedule_id, seq, 'm' || seq, case seq % 2 when 0 then learner_id else coder_id end,
      'Could you walk me through the loop invariant once more? I lost it at the swap.', created_at + seq
    from chats, generate_series(1, 100) seq where learner_id like 'learner-%'`;

/** Copies of the sample stories: "dragon" is in every third, a number of their own in each. */
function stories(count: number): string {
  return `
    with samples as materialized (
      select *, row_number() over (order by id) - 1 as turn, count(*) over () as many
      from stories where owner_id is null)
    insert into stories (id, owner_id, title, title_for_others, about, about_for_others, scenes,
        scenes_for_others, searched, searched_for_others, children, language, level, storyteller, seed,
        created_at, shared_at)
      select md5('story-' || n)::uuid, 'learner-' || (n - 1) / 2 + 1, title, title_for_others, about,
        about_for_others, '[]', '[]', words, words, children, language, level, storyteller, seed, n, n
      from generate_series(1, ${count}) n join samples on n % many = turn,
        lateral (select 'a tale of number' || n
          || case n % 3 when 0 then ' and the dragon' else ' and the harbour' end as words) w`;
}
