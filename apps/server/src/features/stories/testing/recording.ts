const BOUNDARY = "form-boundary";

/** A multipart form with a recording in it, as the player sends one. */
export function aRecording(
  fields: Record<string, string>,
  {
    audio = Buffer.from("a child's voice"),
    name = "audio",
    type = "audio/webm;codecs=opus",
    before = {},
  }: {
    audio?: Buffer | null;
    name?: string;
    type?: string;
    /** Fields that come before the recording. */
    before?: Record<string, string>;
  } = {},
) {
  const words = (texts: Record<string, string>) =>
    Object.entries(texts)
      .map(
        ([field, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      )
      .join("");
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="answer.webm"\r\nContent-Type: ${type}\r\n\r\n`;
  const file = audio === null ? [] : [Buffer.from(head), audio, Buffer.from("\r\n")];
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(words(before)),
      ...file,
      Buffer.from(`${words(fields)}--${BOUNDARY}--\r\n`),
    ]),
  };
}
