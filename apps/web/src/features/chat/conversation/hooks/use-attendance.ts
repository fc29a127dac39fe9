import type { Conversation } from "@codetale/contract/chat";
import {
  attendanceAt,
  HERE_AGAIN_MS,
  TYPING_AGAIN_MS,
  type AttendanceState,
  type HeardAttendance,
} from "@codetale/domain/chat/attendance";
import { useEffect, useRef, useState } from "react";
import { useClock } from "#lib/clock";
import { useClockValue } from "#lib/clock-value";
import { useIsConnected, useLive, useLiveEvent } from "#lib/live-connection";

interface AttendanceOptions {
  chat: Conversation;
  /** Whether the conversation is before the user's eyes. */
  isVisible: boolean;
  /** False where nothing can be written: nothing is told then. */
  isTold: boolean;
}

/**
 * Tells the other participant that this one is there and types, and what the other one does. Nothing
 * of it is stored: who comes is told by who is there already.
 */
export function useAttendance({ chat, isVisible, isTold }: AttendanceOptions) {
  const { scheduleId, userInfo } = chat;
  const live = useLive();
  const clock = useClock();
  const isConnected = useIsConnected();
  const [heard, setHeard] = useState<HeardAttendance | null>(null);
  const typedAt = useRef(0);
  const isHere = isTold && isVisible && isConnected;

  useEffect(() => {
    if (!isHere) return;
    const tell = () => live.attend({ scheduleId, isHere: true, isTyping: false });
    tell();
    const timer = setInterval(tell, HERE_AGAIN_MS);
    return () => {
      clearInterval(timer);
      live.attend({ scheduleId, isHere: false, isTyping: false });
    };
  }, [live, scheduleId, isHere]);

  useLiveEvent("chat:attendance", (attendance) => {
    if (attendance.scheduleId !== scheduleId || attendance.uid !== userInfo.uid) return;
    const now = clock.now();
    const isNew = attendance.isHere && attendanceAt(heard, now).value === "away";
    setHeard({ ...attendance, heardAt: now });
    if (isNew && isHere) live.attend({ scheduleId, isHere: true, isTyping: false });
  });

  const state: AttendanceState = useClockValue((now) => attendanceAt(heard, now));

  /** @param isTyping false once what was typed is sent or gone */
  const onType = (isTyping: boolean) => {
    const now = clock.now();
    if (!isHere || (isTyping && now < typedAt.current + TYPING_AGAIN_MS)) return;
    typedAt.current = isTyping ? now : 0;
    live.attend({ scheduleId, isHere: true, isTyping });
  };

  return { state, onType };
}
