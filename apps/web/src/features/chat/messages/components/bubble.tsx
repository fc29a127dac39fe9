import { memo } from "react";
import type { MessageEntry } from "../message-entry.ts";
import { timeOf } from "../../time-texts.ts";
import { words } from "../../words.ts";
import { MessageImage } from "./message-image.tsx";
import { MessageText } from "./message-text.tsx";

/** What a bubble can be asked to do; the functions stay the same from drawing to drawing. */
export interface BubbleActions {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onOpenImage: (entry: MessageEntry) => void;
}

interface BubbleProps extends BubbleActions {
  entry: MessageEntry;
  senderName: string;
  isOwn: boolean;
  usualLanguage: string | null;
  /** Whether a refused message may go once more. */
  canRetry: boolean;
}

/** One message: what was said, when, and for own ones what became of it. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { entry, senderName, isOwn, usualLanguage } = props;
  const { text, image, date, state } = entry;
  const time = timeOf(date);

  return (
    <article
      className={`bubble ${state}`}
      aria-label={`${senderName}, ${time}, ${isOwn ? state : "received"}`}
    >
      <div className="said">
        {image && (
          <MessageImage
            image={image}
            label={words.openImage(senderName, time)}
            onOpen={() => props.onOpenImage(entry)}
          />
        )}
        <MessageText text={text} usualLanguage={usualLanguage} />
        <div className="stamp">
          <time dateTime={new Date(date).toISOString()}>{time}</time>
          {isOwn && <span className="state">{state}</span>}
        </div>
      </div>
      {state === "failed" && <Failure {...props} />}
    </article>
  );
});

function Failure({ entry, canRetry, onRetry, onDiscard }: BubbleProps) {
  return (
    <div className="failure" role="alert">
      <span>{entry.failure}</span>
      {canRetry && (
        <button type="button" onClick={() => onRetry(entry.id)}>
          Retry
        </button>
      )}
      <button type="button" onClick={() => onDiscard(entry.id)}>
        Discard
      </button>
    </div>
  );
}
