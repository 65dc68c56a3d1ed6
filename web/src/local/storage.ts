/**
 * The events of local tables in the browser's database (IndexedDB): the log that the Python in the worker writes.
 *
 * The key of an event is its table and its number, so of two tabs that write the same number only one succeeds. Where
 * the browser has no database, as in some private windows, everything is kept in memory and lost with the page.
 */

export interface Storage {
  /** Whether matches outlive the page. */
  readonly isKept: boolean;
  /**
   * Adds rows to a table's log if it has exactly `seq` of them, and replaces its index entry; both or nothing. Returns how
   * many rows the log had: if that is not `seq`, another tab was faster.
   */
  append(table: string, seq: number, rows: Uint8Array[], entry: Uint8Array): Promise<number>;
  /** The rows behind number `after`, in order. */
  read(table: string, after: number): Promise<Uint8Array[]>;
  /** The index entries of all tables. */
  tables(): Promise<Uint8Array[]>;
  delete(table: string): Promise<void>;
  /** A small text. */
  get(key: string): Promise<string | undefined>;
  put(key: string, value: string): Promise<void>;
}

const NAME = "asterism";
const VERSION = 1;
const EVENTS = "events";
const TABLES = "tables";
const VALUES = "values";

/** The browser's database, or memory where there is none. */
export async function openStorage(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<Storage> {
  try {
    if (factory) return await DatabaseStorage.open(factory);
  } catch {
    // Some private windows have a database that cannot be opened.
  }
  return new MemoryStorage();
}

class DatabaseStorage implements Storage {
  readonly isKept = true;

  private constructor(
    private readonly factory: IDBFactory,
    private database: IDBDatabase | null,
  ) {}

  static async open(factory: IDBFactory): Promise<DatabaseStorage> {
    return new DatabaseStorage(factory, await opened(factory));
  }

  async append(table: string, seq: number, rows: Uint8Array[], entry: Uint8Array): Promise<number> {
    const transaction = await this.transaction([EVENTS, TABLES], "readwrite");
    const done = finished(transaction);
    done.catch(() => undefined);
    const events = transaction.objectStore(EVENTS);
    const last = await answered(events.openKeyCursor(behind(table, -1), "prev"));
    const had = last ? (last.key as [string, number])[1] + 1 : 0;
    try {
      if (had === seq) {
        rows.forEach((row, index) => events.add(row, [table, seq + index]));
        transaction.objectStore(TABLES).put(entry, table);
      }
    } catch (error) {
      // All or nothing.
      transaction.abort();
      throw error;
    }
    await done;
    return had;
  }

  async read(table: string, after: number): Promise<Uint8Array[]> {
    const transaction = await this.transaction([EVENTS], "readonly");
    return answered(transaction.objectStore(EVENTS).getAll(behind(table, after)));
  }

  async tables(): Promise<Uint8Array[]> {
    const transaction = await this.transaction([TABLES], "readonly");
    return answered(transaction.objectStore(TABLES).getAll());
  }

  async delete(table: string): Promise<void> {
    const transaction = await this.transaction([EVENTS, TABLES], "readwrite");
    transaction.objectStore(EVENTS).delete(behind(table, -1));
    transaction.objectStore(TABLES).delete(table);
    await finished(transaction);
  }

  async get(key: string): Promise<string | undefined> {
    const transaction = await this.transaction([VALUES], "readonly");
    return answered(transaction.objectStore(VALUES).get(key));
  }

  async put(key: string, value: string): Promise<void> {
    const transaction = await this.transaction([VALUES], "readwrite");
    transaction.objectStore(VALUES).put(value, key);
    await finished(transaction);
  }

  /** The browser may close the database, as when a person clears a site's data; then it is opened again. */
  private async transaction(stores: string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.database ??= await opened(this.factory);
    try {
      return this.database.transaction(stores, mode, { durability: "strict" });
    } catch {
      this.database = await opened(this.factory);
      return this.database.transaction(stores, mode, { durability: "strict" });
    }
  }
}

/** For windows in which nothing is kept. */
export class MemoryStorage implements Storage {
  readonly isKept = false;
  private readonly events = new Map<string, Uint8Array[]>();
  private readonly entries = new Map<string, Uint8Array>();
  private readonly values = new Map<string, string>();

  async append(table: string, seq: number, rows: Uint8Array[], entry: Uint8Array): Promise<number> {
    const before = this.events.get(table) ?? [];
    if (before.length === seq) {
      this.events.set(table, [...before, ...rows]);
      this.entries.set(table, entry);
    }
    return before.length;
  }

  async read(table: string, after: number): Promise<Uint8Array[]> {
    return (this.events.get(table) ?? []).slice(after + 1);
  }

  async tables(): Promise<Uint8Array[]> {
    return [...this.entries.values()];
  }

  async delete(table: string): Promise<void> {
    this.events.delete(table);
    this.entries.delete(table);
  }

  async get(key: string): Promise<string | undefined> {
    return this.values.get(key);
  }

  async put(key: string, value: string): Promise<void> {
    this.values.set(key, value);
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of [EVENTS, TABLES, VALUES]) request.result.createObjectStore(store);
  };
  return answered(request).then((database) => {
    // A page of a newer version may change the database; this one opens it again when it needs it.
    database.onversionchange = () => database.close();
    return database;
  });
}

/** The keys of a table's events behind a number; an array is behind every number. */
function behind(table: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, []], true, true);
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
  });
}
