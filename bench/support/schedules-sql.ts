/**
 * SQL that makes paid schedules of the accounts `learner-1`, `learner-2` …, one of each on each day from
 * the second on: nobody is reminded of them while something else is measured.
 */
export function schedulesSql(learners: number, each: number): string {
  return `
    insert into schedules (id, learner_id, starts_at, ends_at, time_zone, difficulty, language,
        number_of_questions, company, mode, other_requests, paid_at, created_at)
      select gen_random_uuid(), 'learner-' || n, at, at + 3600000, 'Asia/Kolkata', 'Medium',
        'Python', 3, 'Acme', 'Practice', 'Graphs, if possible.', 0, 0
      from generate_series(1, ${learners}) n,
        lateral (select (extract(epoch from now()) * 1000)::bigint + (s + 1) * 86400000 as at
                 from generate_series(1, ${each}) s) t;`;
}
