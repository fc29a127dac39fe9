/**
 * The table in IndexedDB of what was written on this device and is not sent: rows of an owner, by
 * id; images included. Where it is not available (a private window of some browsers, a full disk),
 * what is written lasts as long as its conversation is on screen.
 */
import type { ChatDraft } from "./chat-draft.ts";

/** Of one request, or of several of one transaction. */
type Outcome<T> = IDBRequest<T> | Promise<T>;

export type DeviceTable = ReturnType<typeof openDeviceTable>;

const DATABASE = "codetale";
const TABLE = "outbox";

/** A browser's database may never answer; writing, sending and signing out must not wait for it. */
const LONGEST_OPENING_MS = 5_000;

/** What the owner of a message that is still being written ends with. */
const BEING_WRITTEN = "/composer";

/** The owner of the messages in the outbox of a conversation. */
export function outboxOwner(uid: string, scheduleId: string): string {
  return `${uid}/${scheduleId}`;
}

/** The owner of what an account is writing in a conversation. */
export function composerOwner(uid: string, scheduleId: string): string {
  return outboxOwner(uid, scheduleId) + BEING_WRITTEN;
}

export function openDeviceTable() {
  let opened: Promise<IDBDatabase> | undefined;
  const run = async <T>(
    mode: IDBTransactionMode,
    act: (table: IDBObjectStore) => Outcome<T>,
  ): Promise<T> => inTable(await (opened ??= openDatabase()), mode, act);

  return {
    load: <Row extends { id: string }>(owner: string): Promise<Row[]> =>
      run("readonly", (table) => table.getAll(everyRowOf(owner))).then(
        (rows: (Row & { owner: string })[]) => rows.map(withoutOwner),
        () => [],
      ),
    /** Resolves once it is stored, or cannot be. */
    put: <Row extends { id: string }>(owner: string, row: Row) =>
      forgive(run("readwrite", (table) => table.put({ owner, ...row }))),
    /** As `put`, where the row is still there: what was removed, as at sign-out, stays removed. */
    replace: <Row extends { id: string }>(owner: string, row: Row) =>
      forgive(run("readwrite", (table) => replaceIn(table, { owner, ...row }))),
    remove: (owner: string, id: string) =>
      forgive(run("readwrite", (table) => table.delete([owner, id]))),
  };
}

/**
 * How many messages of the account `uid` this device holds that are not sent, those that are still
 * being written included.
 */
export async function countUnsent(uid: string): Promise<number> {
  const keys = await withTable("readonly", (table) =>
    table.getAllKeys(everyRowOfAccount(uid)),
  ).catch(() => []);
  // What is being written has a row for its text and one for each image.
  const messages = (keys as [owner: string, id: string][]).map(([owner, id]) =>
    owner.endsWith(BEING_WRITTEN) ? owner : `${owner} ${id}`,
  );
  return new Set(messages).size;
}

/** The schedules in whose conversations the account `uid` has messages that wait to be sent. */
export async function schedulesToDispatch(uid: string): Promise<readonly string[]> {
  const rows: (Pick<ChatDraft, "failure"> & { owner: string })[] = await withTable(
    "readonly",
    (table) => table.getAll(everyRowOfAccount(uid)),
  ).catch(() => []);
  const waiting = rows.filter(
    ({ owner, failure }) => failure === null && !owner.endsWith(BEING_WRITTEN),
  );
  return [...new Set(waiting.map(({ owner }) => owner.slice(outboxOwner(uid, "").length)))];
}

/** Removes what every account has written. */
export async function clearDeviceTable(): Promise<void> {
  await withTable("readwrite", (table) => table.clear()).catch(() => undefined);
}

async function withTable<T>(
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => Outcome<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await inTable(database, mode, act);
  } finally {
    database.close();
  }
}

async function inTable<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => Outcome<T>,
): Promise<T> {
  const outcome = act(database.transaction(TABLE, mode).objectStore(TABLE));
  return outcome instanceof Promise ? outcome : answerOf(outcome);
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLE, { keyPath: ["owner", "id"] });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = new Error("The browser's database does not answer.");
    timer = setTimeout(() => reject(error), LONGEST_OPENING_MS);
  });
  return Promise.race([answerOf(request), tooLate]).finally(() => clearTimeout(timer));
}

async function replaceIn(table: IDBObjectStore, row: { owner: string; id: string }): Promise<void> {
  const key = await answerOf(table.getKey([row.owner, row.id]));
  if (key !== undefined) await answerOf(table.put(row));
}

function everyRowOfAccount(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([outboxOwner(uid, "")], [outboxOwner(uid, "\uffff")]);
}

function everyRowOf(owner: string): IDBKeyRange {
  // In IndexedDB's order of keys, an array sorts after every string.
  return IDBKeyRange.bound([owner], [owner, []]);
}

function withoutOwner<Row>({ owner: _owner, ...row }: Row & { owner: string }): Row {
  return row as unknown as Row;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database failed."));
  });
}

/**
 * Storing is only a safeguard: its failure must not prevent a message from being written and sent.
 */
function forgive(attempt: Promise<unknown>): Promise<void> {
  return attempt.then(
    () => {},
    () => {},
  );
}
