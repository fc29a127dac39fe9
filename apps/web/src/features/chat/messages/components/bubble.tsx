import { memo } from "react";
import type { MessageEntry } from "../message-entry.ts";
import { timeOf } from "../../time-texts.ts";
import { words } from "../../words.ts";
import { MessageImage } from "./message-image.tsx";
import { MessageText } from "./message-text.tsx";

/** The actions of a bubble; the functions must be stable, since bubbles are memoised. */
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
  /** Whether a refused message may be sent again. */
  canRetry: boolean;
}

/** One message: its content, its time and, for the account's own ones, its state of sending. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { entry, senderName, isOwn, usualLanguage } = props;
  const { text, image, date, state } = entry;
  const time = timeOf(date);

  return (
    <article
      className={`bubble ${state}`}
      aria-label={`${senderName}, ${time}, ${isOwn ? state : "received"}`}
    >
      <div className="content">
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
