/**
 * The table of drafts in IndexedDB, which can store images. Where it is not available (a private
 * window of some browsers, a full disk), drafts last as long as the tab.
 */
import type { ChatDraft } from "./chat-draft.ts";

export type OutboxTable = ReturnType<typeof openOutboxTable>;

const DATABASE = "codetale";
const TABLE = "outbox";

export function openOutboxTable() {
  let opened: Promise<IDBDatabase> | undefined;
  const run = async <T>(
    mode: IDBTransactionMode,
    act: (table: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    return inTable(await (opened ??= openDatabase()), mode, act);
  };

  return {
    load: (owner: string): Promise<readonly ChatDraft[]> =>
      run("readonly", (table) => table.getAll(everyDraftOf(owner))).then(inOrder, () => []),
    put: (owner: string, draft: ChatDraft) =>
      forgive(run("readwrite", (table) => table.put({ owner, ...draft }))),
    remove: (owner: string, id: string) =>
      forgive(run("readwrite", (table) => table.delete([owner, id]))),
  };
}

/** How many messages of the account `uid` wait on this device to be sent. */
export function countUnsent(uid: string): Promise<number> {
  return withTable("readonly", (table) =>
    table.count(IDBKeyRange.bound([`${uid}/`], [`${uid}/\uffff`])),
  ).catch(() => 0);
}

/** Removes the drafts of every account. */
export async function clearOutbox(): Promise<void> {
  await withTable("readwrite", (table) => table.clear()).catch(() => undefined);
}

async function withTable<T>(
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await inTable(database, mode, act);
  } finally {
    database.close();
  }
}

function inTable<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return answerOf(act(database.transaction(TABLE, mode).objectStore(TABLE)));
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLE, { keyPath: ["owner", "id"] });
  };
  return answerOf(request);
}

function everyDraftOf(owner: string): IDBKeyRange {
  // In IndexedDB's order of keys, an array sorts after every string.
  return IDBKeyRange.bound([owner], [owner, []]);
}

function inOrder(rows: (ChatDraft & { owner: string })[]): ChatDraft[] {
  return rows
    .map(({ owner: _owner, ...draft }) => draft)
    .sort((one, other) => one.date - other.date);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database failed."));
  });
}

/**
 * Storing a draft is only a safeguard: its failure must not prevent the message from being sent.
 */
function forgive(attempt: Promise<unknown>): void {
  attempt.catch(() => {});
}
