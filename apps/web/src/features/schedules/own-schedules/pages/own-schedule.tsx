import { initializeChat } from "@codetale/contract/chat";
import { startTest, type Schedule } from "@codetale/contract/schedules";
import { bookAgainPath, chatPath, reviewPath } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import { scheduleKeys } from "../../queries.ts";
import { CancelSession } from "../../ways-out/pages/cancel-session.tsx";
import { HandBack } from "../../ways-out/pages/hand-back.tsx";
import { MoveSession } from "../../ways-out/pages/move-session.tsx";
import { ScheduleCard } from "../components/schedule-card.tsx";

interface OwnScheduleProps {
  schedule: Schedule;
  person: AccountRole;
  /** The viewer's IANA time zone. */
  timeZone: string;
  headingLevel?: "h2" | "h3";
  /** Shown where it is completed. */
  rating?: ReactNode;
  onPay: () => void;
}

type OpenDialog = "move" | "cancel" | "hand-back";

export function OwnSchedule(props: OwnScheduleProps) {
  const { schedule, person, timeZone, headingLevel = "h2", rating = null, onPay } = props;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const scheduleId = schedule.id;
  const goToChat = () => navigate(chatPath(scheduleId));
  /** Starts the test and goes to its conversation; the coder's start opens the conversation. */
  const starting = useMutation({
    mutationFn: async () => {
      await call(startTest, { body: { scheduleId, key: "started" } });
      if (person === "coder") await call(initializeChat, { body: { scheduleId } });
    },
    onSuccess: goToChat,
    onSettled: () => void client.invalidateQueries({ queryKey: scheduleKeys.own }),
  });
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      <ScheduleCard
        schedule={schedule}
        person={person}
        timeZone={timeZone}
        headingLevel={headingLevel}
        actions={{
          onStart: () => starting.mutate(),
          onContinue: () => void goToChat(),
          onReview: () => void navigate(reviewPath(scheduleId)),
          onPay,
          onMove: () => setDialog("move"),
          onCancel: () => setDialog("cancel"),
          onHandBack: () => setDialog("hand-back"),
          bookAgainHref: bookAgainPath(scheduleId),
          rating,
          isStarting: starting.isPending,
          refusal: starting.error?.message ?? null,
        }}
      />
      {Dialog && <Dialog schedule={schedule} timeZone={timeZone} onClose={() => setDialog(null)} />}
    </>
  );
}

const dialogs = {
  move: MoveSession,
  cancel: CancelSession,
  "hand-back": HandBack,
} satisfies Record<OpenDialog, unknown>;
