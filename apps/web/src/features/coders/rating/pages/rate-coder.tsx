/** How a learner has rated the coder of a completed session, and the way to do it. */
import { LONGEST_RATING_WORDS, rateCoder, type OwnRating } from "@codetale/contract/coders";
import type { PublicProfile } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useClockValue } from "#lib/clock-value";
import { ApiError, call } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { dayText } from "#lib/text/day-text";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { TextField } from "#ui/forms/text-field";
import { codersKey, ownRatingsQuery } from "../../queries.ts";
import { StarChoice } from "../components/star-choice.tsx";
import { words } from "../words.ts";

interface RateCoderProps {
  /** The signed-in learner. */
  uid: string;
  scheduleId: string;
  coder: PublicProfile;
}

/** Nothing until it is known whether the session is rated; where that fails, a way to read it again. */
export function RateCoder({ uid, scheduleId, coder }: RateCoderProps) {
  const { data: ratings, error, refetch } = useQuery(ownRatingsQuery(uid));
  if (!ratings) {
    return error && <RatingUnknown name={coder.name} onRetry={() => void refetch()} />;
  }
  const rating = ratings.find((each) => each.scheduleId === scheduleId) ?? null;
  return <RatedSession scheduleId={scheduleId} coder={coder} rating={rating} />;
}

interface RatedSessionProps extends Omit<RateCoderProps, "uid"> {
  /** The present one; null before there is one. */
  rating: OwnRating | null;
}

function RatedSession({ scheduleId, coder, rating }: RatedSessionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const until = rating?.changeableUntil ?? null;
  const isFinal = useClockValue((now) => {
    const isOver = until !== null && now >= until;
    return { value: isOver ? 1 : 0, changesAt: isOver ? null : until };
  });
  return (
    <>
      {rating && (
        <Typography variant="body2" color="text.secondary">
          {words.given(rating.stars)}
        </Typography>
      )}
      {isFinal === 0 && (
        <Button variant="text" onClick={() => setIsOpen(true)}>
          {rating ? words.change : words.rate(coder.name)}
        </Button>
      )}
      {isOpen && (
        <RatingDialog
          scheduleId={scheduleId}
          coder={coder}
          rating={rating}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** No alert: it stands on the card of every completed session at once. */
function RatingUnknown({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {words.notRead}
      </Typography>
      <Button variant="text" aria-label={words.retryName(name)} onClick={onRetry}>
        {words.retry}
      </Button>
    </>
  );
}

interface RatingDialogProps extends RatedSessionProps {
  onClose: () => void;
}

function RatingDialog({ scheduleId, coder, rating, onClose }: RatingDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [stars, setStars] = useState(rating?.stars ?? null);
  const [said, setSaid] = useState(rating?.words ?? "");
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: number) =>
      call(rateCoder, { body: { scheduleId, stars: chosen, words: said } }),
    onSuccess: async ({ rating: saved }) => {
      await client.invalidateQueries({ queryKey: codersKey });
      toast(words.saved(dayText(saved.changeableUntil)), "success");
      onClose();
    },
  });
  const save = () => {
    setIsChecked(true);
    if (stars !== null) mutate(stars);
  };
  const wordsFault = wordsFaultIn(error);
  return (
    <FormDialog
      title={words.title(coder.name)}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      isBusy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography color="text.secondary">{words.intro}</Typography>
      <Box sx={{ display: "grid", gap: 1 }}>
        <StarChoice
          stars={stars}
          error={isChecked && stars === null ? words.starsMissing : ""}
          onChoose={setStars}
        />
        <TextField
          label={words.wordsLabel}
          help={words.wordsHelp}
          isOptional
          rows={3}
          maxLength={LONGEST_RATING_WORDS}
          value={said}
          error={wordsFault}
          onChange={({ target }) => setSaid(target.value)}
        />
      </Box>
      {error && wordsFault === null && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
    </FormDialog>
  );
}

/** What the server says of the words; null where it says nothing of them. */
function wordsFaultIn(error: Error | null): string | null {
  const faults = error instanceof ApiError ? error.errors : [];
  return faults.find(({ path }) => path === "words")?.message ?? null;
}
