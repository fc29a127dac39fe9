import {
  cancelGeneration,
  generateStory,
  type StoryGeneration,
} from "@codetale/contract/stories/generation";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { useLiveEvent } from "#lib/live-connection";
import { randomId } from "#lib/random-id";
import { generationsQuery, storyKeys } from "../../queries.ts";
import {
  newDraft,
  type DraftSlot,
  type GenerationResult,
  type StoryDraft,
} from "../story-draft.ts";
import { blankStory, type StoryForm } from "../story-form.ts";
import { fieldErrorsOf, requestOf } from "../story-request.ts";
import { words } from "../words.ts";

/** Interval of polling a generation, in case the live connection is lost. */
const LOOK_MS = 4_000;

interface GenerateStoryOptions {
  slot: DraftSlot;
  uid: string;
  draft: StoryDraft | null;
  isToldByModel: boolean;
}

/**
 * Generates a story from the draft, once for each draft id, however often it is sent. The server
 * continues when the page is left; the hook finds the generation again afterwards.
 */
export function useGenerateStory({ slot, uid, draft, isToldByModel }: GenerateStoryOptions) {
  const client = useQueryClient();
  const isPressed = useRef(false);
  const asking = useMutation({
    mutationFn: ({ id, form }: StoryDraft) =>
      call(generateStory, {
        headers: { "idempotency-key": id },
        body: requestOf(form, isToldByModel),
      }),
    onSuccess: ({ generation }) => update(generation),
    onError: (error, sent) => settle(slot, sent, failureOf(error)),
    onSettled: () => {
      isPressed.current = false;
    },
  });
  const cancelling = useMutation({
    mutationFn: (generationId: string) => call(cancelGeneration, { params: { generationId } }),
    onSuccess: ({ generation }) => update(generation),
  });

  const isSent = draft?.isSent === true;
  const isUnderWay = isSent || isUnanswered(draft);
  const { data, refetch } = useQuery({
    ...generationsQuery,
    enabled: isUnderWay,
    refetchInterval: isSent && LOOK_MS,
  });
  const generation = data?.generations.find(({ id }) => id === draft?.id);
  const isLost = isSent && !asking.isPending && data !== undefined && !generation;

  const update = (latest: StoryGeneration) => {
    client.setQueryData(generationsQuery.queryKey, (known) => ({
      success: true as const,
      generations: [latest, ...(known?.generations ?? []).filter(({ id }) => id !== latest.id)],
    }));
  };
  useLiveEvent("story:progress", update);
  useLiveEvent("connect", () => {
    if (isUnderWay) void refetch();
  });

  useEffect(() => {
    if (isLost && draft) settle(slot, draft, null);
    if (draft && generation) follow(slot, draft, generation);
    if (generation?.state === "done") {
      void client.invalidateQueries({ queryKey: storyKeys.lists });
    }
  }, [client, draft, generation, isLost, slot]);

  return {
    generate: (form: StoryForm) => {
      // A second press may come before the button is rendered as busy.
      if (isPressed.current || isSent) return;
      isPressed.current = true;
      cancelling.reset();
      const sent = { ...(draft ?? newDraft(uid, form)), form, isSent: true, outcome: null };
      slot.set(sent);
      asking.mutate(sent);
    },
    cancel: () => draft && cancelling.mutate(draft.id),
    /** Why the generation was not cancelled; null where nothing was refused. */
    cancelFailure: cancelling.error,
    isCancelling: cancelling.isPending,
    /** Whether the last generation was ended here. */
    hasCancelled: cancelling.isSuccess,
    isWorking: isSent,
    /** Null until the server reports any. */
    progress: generation?.progress ?? null,
  };
}

/** Whether the request got no answer; the server may have received it all the same. */
function isUnanswered(draft: StoryDraft | null): boolean {
  return draft?.outcome?.kind === "failed" && draft.outcome.isUnanswered;
}

/** Updates the draft from its generation. */
function follow(slot: DraftSlot, draft: StoryDraft, generation: StoryGeneration): void {
  const outcome = outcomeOf(generation);
  if (outcome) settle(slot, draft, outcome);
  else if (isUnanswered(draft)) slot.set({ ...draft, isSent: true, outcome: null });
}

function outcomeOf({ state, storyId, message }: StoryGeneration): GenerationResult | null {
  if (state === "done" && storyId !== null) return { kind: "done", storyId };
  if (state === "cancelled") return { kind: "cancelled" };
  if (state === "failed") {
    return { kind: "failed", message: message ?? words.failed, problems: {}, isUnanswered: false };
  }
  return null;
}

function failureOf(error: Error): GenerationResult {
  const isOurs = error instanceof ApiError && !silent.has(error.reason);
  if (error instanceof ApiError && error.reason === "story/cancelled") return { kind: "cancelled" };
  return {
    kind: "failed",
    message: isOurs ? error.message : words.failed,
    problems: fieldErrorsOf(error),
    isUnanswered: error instanceof ApiError && error.reason === "network-request-failed",
  };
}

/** Reasons whose messages do not help a parent; a general one is shown instead. */
const silent: ReadonlySet<string> = new Set(["server/failed", "bad-answer", "route/unknown"]);

/** Ends the sending of a draft. @param outcome null where the server knows no such generation */
function settle(
  slot: DraftSlot,
  { id, uid }: Pick<StoryDraft, "id" | "uid">,
  outcome: GenerationResult | null,
): void {
  const draft = slot.get();
  if (draft?.id !== id || draft.uid !== uid) return;
  if (outcome?.kind === "done") {
    // A story can be told again once more, with the same wishes to begin from.
    return slot.set(newDraft(uid, draft.form.again ? draft.form : blankStory, outcome));
  }
  // A draft without an answer keeps its id: should it have arrived, no second story is generated.
  const keepsId = outcome === null || (outcome.kind === "failed" && outcome.isUnanswered);
  slot.set({ ...draft, id: keepsId ? id : randomId(), isSent: false, outcome });
}
