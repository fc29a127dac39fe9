import type { AccountRole } from "@codetale/contract/values";
import { isDeletedAccount } from "@codetale/domain/identity/deleted-account";
import { RateCoder } from "../../features/coders/rating/pages/rate-coder.tsx";
import { OwnSchedulesPage } from "../../features/schedules/own-schedules/pages/own-schedules-page.tsx";

/** The schedules of the signed-in account; its learner can rate the coders of those completed. */
export function OwnSchedulesScreen({ person }: { person: AccountRole }) {
  return (
    <OwnSchedulesPage
      person={person}
      renderRating={({ id, coder_assigned: coder }, uid) =>
        coder && !isDeletedAccount(coder) && <RateCoder uid={uid} scheduleId={id} coder={coder} />
      }
    />
  );
}
