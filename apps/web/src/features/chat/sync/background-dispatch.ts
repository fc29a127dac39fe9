/**
 * Dispatches the outboxes of conversations that are not on screen: what was written without a
 * network and left, before a reload too. All of it ends with the connection, as at a sign-out, and
 * is begun anew by the next one of the same account.
 */
import { nextToSend } from "@codetale/domain/chat/conversation";
import type { LiveConnection } from "#lib/live-connection";
import type { ChatDraft } from "./chat-draft.ts";
import { outboxOwner } from "./device-table.ts";
import { OutboxDispatcher } from "./outbox-dispatcher.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { uploadImage } from "./upload-image.ts";

export interface OwnConversation {
  /** The account that is signed in. */
  uid: string;
  scheduleId: string;
  live: Pick<LiveConnection, "isConnected" | "send">;
}

/** By owner, functions that end what is under way. */
const underWay = new Map<string, () => void>();

/** The owners of those outboxes that conversations on screen dispatch. */
const onScreen = new Set<string>();

/**
 * Dispatches until the outbox has nothing that waits, the connection is lost, or the conversation
 * comes on screen.
 */
export function dispatchInBackground(
  conversation: OwnConversation,
  openOutbox: (owner: string) => Outbox = createOutbox,
): void {
  const owner = ownerOf(conversation);
  const { isConnected } = conversation.live;
  if (!isConnected.get() || onScreen.has(owner) || underWay.has(owner)) return;
  const dispatch = new BackgroundDispatch(conversation, openOutbox(owner), () => end());
  const stopWatching = isConnected.subscribe(() => end());
  const end = () => {
    // An attempt may outlast the connection, and what the next one has begun.
    if (underWay.get(owner) === end) underWay.delete(owner);
    stopWatching();
    dispatch.stop();
  };
  underWay.set(owner, end);
  void dispatch.start();
}

/**
 * To be called when a conversation comes on screen, where it dispatches its outbox itself.
 *
 * @returns a function for when it is left: what still waits then is sent all the same
 */
export function pauseInBackground(
  conversation: OwnConversation,
  openOutbox?: (owner: string) => Outbox,
): () => void {
  const owner = ownerOf(conversation);
  onScreen.add(owner);
  underWay.get(owner)?.();
  return () => {
    onScreen.delete(owner);
    dispatchInBackground(conversation, openOutbox);
  };
}

function ownerOf({ uid, scheduleId }: OwnConversation): string {
  return outboxOwner(uid, scheduleId);
}

class BackgroundDispatch {
  readonly #outbox: Outbox;
  readonly #onDone: () => void;
  readonly #dispatcher: OutboxDispatcher;
  readonly #closeOutbox: () => void;
  #drafts: readonly ChatDraft[] = [];
  /** What became of drafts here holds even where the browser could not keep it. */
  readonly #settled = new Set<string>();
  readonly #images = new Map<string, string | null>();

  /** @param onDone called when nothing waits any more */
  constructor({ live, scheduleId }: OwnConversation, outbox: Outbox, onDone: () => void) {
    this.#outbox = outbox;
    this.#onDone = onDone;
    // Opened in order to tell other tabs; what they do is read before every attempt.
    this.#closeOutbox = outbox.onOtherTabs(() => {});
    this.#dispatcher = new OutboxDispatcher({
      scheduleId,
      live,
      next: () => nextToSend(this.#drafts),
      uploadImage: (image) => uploadImage(scheduleId, image),
      withLock: (attempt) =>
        outbox.withLock(async () => {
          await this.#load();
          return attempt();
        }),
      onUploaded: (draft) => {
        this.#images.set(draft.id, draft.img);
        outbox.keep("revised", draft);
      },
      onStored: ({ id }) => {
        outbox.forget(id);
        this.#settle(id);
      },
      onRefused: (draft, { message }) => {
        outbox.keep("revised", { ...draft, failure: message });
        this.#settle(draft.id);
      },
    });
  }

  async start(): Promise<void> {
    await this.#load();
    this.#dispatcher.wake();
  }

  stop(): void {
    this.#dispatcher.stop();
    this.#closeOutbox();
  }

  async #load(): Promise<void> {
    const kept = await this.#outbox.load();
    this.#show(kept.map((draft) => ({ ...draft, img: this.#images.get(draft.id) ?? draft.img })));
  }

  #settle(id: string): void {
    this.#settled.add(id);
    this.#show(this.#drafts);
  }

  #show(drafts: readonly ChatDraft[]): void {
    this.#drafts = drafts.filter(({ id }) => !this.#settled.has(id));
    if (nextToSend(this.#drafts) === null) this.#onDone();
  }
}
