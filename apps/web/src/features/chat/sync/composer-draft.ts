/**
 * What an account is writing in one conversation: kept in the browser with every change, so that it
 * outlasts a reload, another page and the end of the session, and is gone at sign-out.
 */
import { ObservedValue } from "#lib/observed-value";
import { randomId } from "#lib/random-id";
import type { DraftImage } from "./chat-draft.ts";
import { openDeviceTable, type DeviceTable } from "./device-table.ts";

/** An image that is attached to what is being written. */
export interface AttachedImage extends DraftImage {
  id: string;
  /** Its place among the images, rising. */
  place: number;
}

export interface Writing {
  text: string;
  images: readonly AttachedImage[];
}

interface TextRow {
  id: string;
  text: string;
}

const TEXT_ID = "text";
const nothing: Writing = { text: "", images: [] };

export class ComposerDraft {
  readonly #owner: string;
  readonly #table: DeviceTable;
  readonly state = new ObservedValue<Writing>(nothing);
  /** What was typed since is newer than what is being loaded. */
  #isChanged = false;

  /** @param owner key of the account and the conversation; others are never read */
  constructor(owner: string, table: DeviceTable = openDeviceTable()) {
    this.#owner = owner;
    this.#table = table;
  }

  /** Puts what was kept in its place, unless writing has begun in the meantime. */
  async load(): Promise<void> {
    const rows = await this.#table.load<TextRow | AttachedImage>(this.#owner);
    if (this.#isChanged) return;
    const text = rows.find(isText)?.text ?? "";
    const images = rows.filter(isImage).sort((one, other) => one.place - other.place);
    this.state.set({ text, images });
  }

  write = (text: string): void => {
    if (text === "") void this.#table.remove(this.#owner, TEXT_ID);
    else void this.#table.put<TextRow>(this.#owner, { id: TEXT_ID, text });
    this.#change({ text });
  };

  /** Shows the images once they are kept, which for large ones takes a moment. */
  attach = async (images: readonly DraftImage[]): Promise<void> => {
    this.#isChanged = true;
    const place = (this.state.get().images.at(-1)?.place ?? 0) + 1;
    const added = images.map((image, at) => ({ ...image, id: randomId(), place: place + at }));
    await Promise.all(added.map((image) => this.#table.put(this.#owner, image)));
    this.#change({ images: [...this.state.get().images, ...added] });
  };

  detach = (id: string): void => {
    void this.#table.remove(this.#owner, id);
    this.#change({ images: this.state.get().images.filter((image) => image.id !== id) });
  };

  /** Forgets everything, once it is in the outbox or not wanted any more. */
  clear = (): void => {
    for (const { id } of this.state.get().images) void this.#table.remove(this.#owner, id);
    void this.#table.remove(this.#owner, TEXT_ID);
    this.#change(nothing);
  };

  #change(change: Partial<Writing>): void {
    this.#isChanged = true;
    this.state.set({ ...this.state.get(), ...change });
  }
}

function isText(row: TextRow | AttachedImage): row is TextRow {
  return "text" in row;
}

function isImage(row: TextRow | AttachedImage): row is AttachedImage {
  return !isText(row);
}
