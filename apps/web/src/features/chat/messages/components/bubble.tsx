import { previewOf } from "@codetale/domain/chat/preview";
import { memo, useRef, useState, type RefObject } from "react";
import { useImageSource } from "../hooks/use-image-source.ts";
import { MoreIcon } from "#ui/display/icons";
import type { EntryNotes } from "../entry-notes.ts";
import type { EntryImage, MessageEntry } from "../message-entry.ts";
import { bubbleId, showBubble } from "../show-bubble.ts";
import { timeOf } from "../../time-texts.ts";
import { words } from "../../words.ts";
import { CopyButton } from "#ui/text/copy-button";
import { MessageText } from "./message-text.tsx";

/** The actions of a bubble; the functions must be stable, since bubbles are memoised. */
export interface BubbleActions {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onOpenImage: (entry: MessageEntry) => void;
  /** Opens the menu of a message at its button. */
  onMenu: (entry: MessageEntry, button: HTMLElement) => void;
}

interface BubbleProps extends BubbleActions, Omit<EntryNotes, "isFirstUnread"> {
  entry: MessageEntry;
  /** The account that reads. */
  uid: string;
  /** Name of the other participant. */
  otherName: string;
  senderName: string;
  isOwn: boolean;
  usualLanguage: string | null;
  /** Whether a refused message may be sent again. */
  canRetry: boolean;
}

/** One message: its content, its time and, for the account's own ones, its state of sending. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { entry, senderName, isOwn, usualLanguage, receipt, isFound } = props;
  const { text, image, date, state, isDeleted } = entry;
  const time = timeOf(date);
  const content = useRef<HTMLDivElement>(null);

  return (
    <article
      id={bubbleId(entry.id)}
      tabIndex={-1}
      className={`bubble ${state}${isFound ? " found" : ""}`}
      aria-label={`${senderName}, ${time}, ${isOwn ? state : "received"}`}
    >
      <div ref={content} className="content">
        {image && (
          <MessageImage
            image={image}
            label={words.openImage(senderName, time)}
            onOpen={() => props.onOpenImage(entry)}
          />
        )}
        <Quote {...props} />
        {isDeleted ? (
          <p className="deleted">{words.deleted}</p>
        ) : (
          <MessageText text={text} usualLanguage={usualLanguage} />
        )}
        <Stamp {...props} />
      </div>
      {receipt && <span className="receipt">{words[receipt]}</span>}
      {state === "failed" && <Failure {...props} content={content} />}
    </article>
  );
});

/** When it was written, what became of it, and its menu. */
function Stamp({ entry, isOwn, canRetry, onMenu }: BubbleProps) {
  const { date, state, isEdited, isDeleted } = entry;
  const time = timeOf(date);
  return (
    <div className="stamp">
      <time dateTime={new Date(date).toISOString()}>{time}</time>
      {isEdited && <span className="state">{words.edited}</span>}
      {isOwn && <span className="state">{state}</span>}
      {canRetry && state === "sent" && !isDeleted && (
        <button
          type="button"
          className="menu"
          aria-haspopup="menu"
          aria-label={words.actions(time)}
          onClick={(event) => onMenu(entry, event.currentTarget)}
        >
          <MoreIcon size={18} />
        </button>
      )}
    </div>
  );
}

/** The beginning of the message that this one answers; leads to it. */
function Quote({ quoted, uid, otherName }: BubbleProps) {
  if (!quoted) return null;
  const name = quoted.senderId === uid ? words.you : otherName;
  return (
    <button
      type="button"
      className="quote"
      aria-label={words.goToReplied(name)}
      onClick={() => showBubble(quoted.id)}
    >
      <span>{name}</span>
      {quoted.isDeleted ? words.deleted : previewOf(quoted.text) || words.image}
    </button>
  );
}

interface FailureProps extends BubbleProps {
  /** What was written. */
  content: RefObject<HTMLElement | null>;
}

function Failure({ entry, canRetry, onRetry, onDiscard, content }: FailureProps) {
  return (
    <div className="failure" role="alert">
      <span>{entry.failure}</span>
      {canRetry && (
        <button type="button" onClick={() => onRetry(entry.id)}>
          Retry
        </button>
      )}
      {!canRetry && entry.text !== "" && (
        <CopyButton
          text={entry.text}
          onRefused={() => content.current && getSelection()?.selectAllChildren(content.current)}
        />
      )}
      <button type="button" onClick={() => onDiscard(entry.id)}>
        Discard
      </button>
    </div>
  );
}

interface MessageImageProps {
  image: EntryImage;
  /** Accessible name of the button: the sender and the time of the image. */
  label: string;
  onOpen: () => void;
}

/** Largest width and height of a thumbnail, in pixels. */
const WIDEST = 300;
const HIGHEST = 320;

/** A thumbnail that reserves its space before it is loaded, and opens the image large. */
function MessageImage({ image, label, onOpen }: MessageImageProps) {
  const { source, width, height } = image;
  const [isBroken, setIsBroken] = useState(false);
  const show = useImageSource(source);
  const shown = thumbnailSize(width, height);

  if (isBroken) return <p className="broken-image">{words.imageBroken}</p>;
  return (
    <button type="button" className="image" aria-label={label} onClick={onOpen}>
      <img
        ref={show}
        alt=""
        width={shown.width}
        height={shown.height}
        style={{ aspectRatio: `${shown.width} / ${shown.height}` }}
        onError={() => setIsBroken(true)}
      />
    </button>
  );
}

function thumbnailSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(WIDEST / width, HIGHEST / height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
