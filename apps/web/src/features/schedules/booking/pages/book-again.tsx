import type { Session } from "@codetale/contract/identity";
import { screenPaths } from "@codetale/contract/screens";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useClock } from "#lib/clock";
import { useNavigate } from "#lib/routing/navigation";
import { useToast } from "#ui/feedback/toast";
import { ownSchedulesQuery } from "../../queries.ts";
import { words } from "../../words.ts";
import type { BookingForm } from "../booking-form.ts";
import { formLike } from "../form-like.ts";

interface BookAgainProps {
  session: Session;
  /** The earlier session, from the address. */
  scheduleId: string;
  onFound: (form: BookingForm) => void;
}

/**
 * Fills the form in with an earlier session, once: the address then loses its id, so that a reload
 * keeps what was changed since.
 */
export function BookAgain({ session, scheduleId, onFound }: BookAgainProps) {
  const clock = useClock();
  const toast = useToast();
  const navigate = useNavigate();
  const lists = [
    useQuery(ownSchedulesQuery(session, true)),
    useQuery(ownSchedulesQuery(session, false)),
  ];
  const earlier = lists.flatMap(({ data }) => data ?? []).find(({ id }) => id === scheduleId);
  const isFailed = lists.some(({ isError }) => isError);
  const isSettled = earlier !== undefined || lists.every(({ isPending }) => !isPending);

  const settle = useEffectEvent(() => {
    if (earlier) onFound(formLike(earlier, clock.now()));
    if (earlier) toast(words.againFilledIn);
    else toast(isFailed ? words.fetchFailed : words.againUnknown, "warning");
    void navigate(screenPaths.booking, { replace: true });
  });
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  return null;
}
