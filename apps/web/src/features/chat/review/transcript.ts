/** A conversation as it is copied, printed and exported: plain data without ids of accounts. */
import type { Message } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";

export interface Transcript {
  format: "codetale-conversation";
  version: 1;
  session: {
    /** ISO instants. */
    startsAt: string;
    endsAt: string;
    company: string;
    language: string;
    difficulty: string;
  };
  /** The names of the two, the reader's first. */
  participants: readonly [string, string];
  messages: readonly TranscriptMessage[];
}

export interface TranscriptMessage {
  /** Its position; replies name the position that they answer. */
  number: number;
  sender: string;
  /** ISO instant. */
  sentAt: string;
  text: string;
  image: TranscriptImage | null;
  answers: number | null;
  isEdited: boolean;
  isDeleted: boolean;
}

export interface TranscriptImage {
  width: number;
  height: number;
  /** The whole address, which opens for signed-in participants. */
  address: string;
  /** The image itself as a data URL; null where it could not be included. */
  data: string | null;
}

interface TranscriptSource {
  messages: readonly Message[];
  schedule: Schedule;
  /** The account that reads, and the names. */
  uid: string;
  ownName: string;
  otherName: string;
  /** Where the addresses of images begin, such as `https://codetale.example`. */
  origin: string;
  /** Data URLs by the address of the image. */
  images?: ReadonlyMap<string, string>;
}

export function transcriptOf(source: TranscriptSource): Transcript {
  const { messages, schedule, uid, ownName, otherName } = source;
  const numbers = new Map(messages.map(({ id, seq }) => [id, seq]));
  return {
    format: "codetale-conversation",
    version: 1,
    session: {
      startsAt: new Date(fromTimestamp(schedule.startTimestamp)).toISOString(),
      endsAt: new Date(fromTimestamp(schedule.endTimestamp)).toISOString(),
      company: schedule.company,
      language: schedule.language,
      difficulty: schedule.difficulty,
    },
    participants: [ownName, otherName],
    messages: messages.map((message) => ({
      number: message.seq,
      sender: message.senderId === uid ? ownName : otherName,
      sentAt: new Date(message.date).toISOString(),
      text: message.text,
      image: imageOf(message, source),
      answers: message.replyTo === null ? null : (numbers.get(message.replyTo) ?? null),
      isEdited: message.editedAt !== null && message.deletedAt === null,
      isDeleted: message.deletedAt !== null,
    })),
  };
}

/** What is copied: names, times and words, each message after an empty line. */
export function transcriptText(
  { messages }: Transcript,
  timeOf: (instant: number) => string,
): string {
  return messages
    .map(({ sender, sentAt, text, image, isEdited, isDeleted }) => {
      const trace = isDeleted ? ["[Message deleted]"] : [];
      const picture = image ? [`[Image: ${image.address}]`] : [];
      const edited = isEdited ? " (edited)" : "";
      const head = `${sender}, ${timeOf(Date.parse(sentAt))}${edited}`;
      return [head, ...trace, ...picture, ...(text === "" ? [] : [text])].join("\n");
    })
    .join("\n\n");
}

function imageOf(message: Message, { origin, images }: TranscriptSource): TranscriptImage | null {
  const { img, imgWidth, imgHeight } = message;
  if (img === null) return null;
  return {
    width: imgWidth ?? 0,
    height: imgHeight ?? 0,
    address: origin + img,
    data: images?.get(img) ?? null,
  };
}
