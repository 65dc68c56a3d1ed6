/** What Python in the worker gets from the page: storage, and locks between the tabs of a browser. */
import type { PyProxy } from "pyodide/ffi";
import type { Storage } from "./storage";

/** In place of a result: the storage has no room left, or it failed. */
type Failure = "full" | "failed";

const QUOTA = "QuotaExceededError";

/** The host of `asterism.local.browser`; `written` is called for each table that something was written to. */
export function pageHost(storage: Storage, written: (table: string) => void, locks?: LockManager) {
  const claims = new Claims(locks ?? globalThis.navigator?.locks);
  return {
    append(table: string, seq: number, rows: PyProxy, entry: PyProxy): Promise<number | Failure> {
      // Python's memory may have moved when the database is ready.
      const copies = [rows.toJs() as Uint8Array[], entry.toJs() as Uint8Array] as const;
      return orFailure(async () => {
        const had = await storage.append(table, seq, ...copies);
        if (had === seq) written(table);
        return had;
      });
    },
    read: (table: string, after: number) => orFailure(() => storage.read(table, after)),
    tables: () => orFailure(() => storage.tables()),
    delete: (table: string) =>
      orFailure(async () => {
        await storage.delete(table);
        written(table);
      }),
    get: (key: string) => orFailure(async () => [await storage.get(key)]),
    put: (key: string, value: string) => orFailure(() => storage.put(key, value)),
    claim: (table: string) => claims.claim(table),
    release: (table: string) => claims.release(table),
  };
}

async function orFailure<Result>(act: () => Promise<Result>): Promise<Result | Failure> {
  try {
    return await act();
  } catch (error) {
    console.error(error);
    return error instanceof DOMException && error.name === QUOTA ? "full" : "failed";
  }
}

/** Which tables' bots this tab moves. The browser gives the locks of a closed tab to the others. */
class Claims {
  private readonly releases = new Map<string, () => void>();

  constructor(private readonly locks: LockManager | undefined) {}

  /** Whether this tab holds the claim now. Where there are no locks, every tab does: the log decides who was first. */
  claim(table: string): Promise<boolean> {
    const { locks } = this;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      void locks.request(`asterism-${table}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => this.releases.set(table, release));
      });
    });
  }

  release(table: string): void {
    this.releases.get(table)?.();
    this.releases.delete(table);
  }
}
