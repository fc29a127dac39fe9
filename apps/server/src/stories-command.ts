/** `npm run stories`: shows which shared stories were reported, and takes them down or keeps them. */
import { createSecurityLogRepository } from "./features/identity/security-log/security-log.repository.ts";
import { createReportRepository } from "./features/stories/reports/reports.repository.ts";
import { createStoryOperator } from "./features/stories/reports/story-operator.service.ts";
import { runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand("story", ({ db, clock }) => {
  const events = createSecurityLogRepository(db);
  return createStoryOperator({
    stories: createReportRepository(db),
    note: (kind, uid) => events.add({ kind, uid, address: null }, clock.now()),
    clock,
  });
});
