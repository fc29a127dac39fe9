/**
 * The table in IndexedDB of what was written on this device and is not sent: rows of an owner, by
 * id; images included. Where it is not available (a private window of some browsers, a full disk),
 * what is written lasts as long as the tab.
 */

export type DeviceTable = ReturnType<typeof openDeviceTable>;

const DATABASE = "codetale";
const TABLE = "outbox";

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
    act: (table: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    return inTable(await (opened ??= openDatabase()), mode, act);
  };

  return {
    load: <Row extends { id: string }>(owner: string): Promise<Row[]> =>
      run("readonly", (table) => table.getAll(everyRowOf(owner))).then(
        (rows: (Row & { owner: string })[]) => rows.map(withoutOwner),
        () => [],
      ),
    /** Resolves once it is stored, or cannot be. */
    put: <Row extends { id: string }>(owner: string, row: Row) =>
      forgive(run("readwrite", (table) => table.put({ owner, ...row }))),
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
    table.getAllKeys(IDBKeyRange.bound([`${uid}/`], [`${uid}/\uffff`])),
  ).catch(() => []);
  // What is being written has a row for its text and one for each image.
  const messages = (keys as [owner: string, id: string][]).map(([owner, id]) =>
    owner.endsWith(BEING_WRITTEN) ? owner : `${owner} ${id}`,
  );
  return new Set(messages).size;
}

/** Removes what every account has written. */
export async function clearDeviceTable(): Promise<void> {
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
