/** A call with somebody else's ids in it, and what each kind of stranger is answered. */

/** Of the account whose records the others try to reach. */
export interface VictimIds {
  uid: string;
  /** Of the coder who joined their session. */
  coderUid: string;
  email: string;
  sessionId: string;
  scheduleId: string;
  imageId: string;
  photoId: string;
  storyId: string;
  linkId: string;
  generationId: string;
  passkeyId: string;
  problemId: string;
}

export interface ForeignCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
}

/** `ok`, or the reason of the refusal. */
type Answer = string;

export interface ForeignCallRow {
  /** What is sent; nothing where the call takes nothing that could name another. */
  send?: (victim: VictimIds) => ForeignCall;
  /** Told to a visitor, to a learner and to a coder. */
  answers: readonly [visitor: Answer, learner: Answer, coder: Answer];
}

export const all = (answer: Answer): ForeignCallRow["answers"] => [answer, answer, answer];
/** For those who are signed in the same. */
export const signedIn = (answer: Answer): ForeignCallRow["answers"] => [
  "session/required",
  answer,
  answer,
];

export const own: ForeignCallRow = { answers: signedIn("ok") };
export const open: ForeignCallRow = { answers: all("ok") };
export const proven: ForeignCallRow = { answers: signedIn("proof/required") };

export const withBody = (
  answers: ForeignCallRow["answers"],
  body: (victim: VictimIds) => object,
): ForeignCallRow => ({ send: (victim) => ({ body: body(victim) }), answers });

/** A file that is no image, after `fields`. */
export function upload(name: string, fields: Record<string, string> = {}): ForeignCall {
  const part = (named: string, content: string) =>
    `--edge\r\nContent-Disposition: form-data; name=${named}\r\n\r\n${content}\r\n`;
  const texts = Object.entries(fields).map(([field, text]) => part(`"${field}"`, text));
  const file = part(`"${name}"; filename="a.webm"`, "no image and no recording");
  return {
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    body: Buffer.from(`${texts.join("")}${file}--edge--\r\n`),
  };
}
