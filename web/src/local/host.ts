/** What Python in the worker gets from the page: storage, and locks between the tabs of a browser. */
import type { Storage } from "./storage";

/** What one tab tells the others: up to which number it has written a table's events, or that it has deleted a table. */
export type News = { table: string; seq: number } | { table: string; deleted: true };

/** The host of `asterism.local.browser`; `tell` passes news on to the other tabs. */
export function pageHost(storage: Storage, tell: (news: News) => void, locks = globalThis.navigator?.locks) {
  const claims = new Claims(locks);
  return {
    async append(table: string, seq: number, rows: Uint8Array[], entry: Uint8Array): Promise<number> {
      const had = await storage.append(table, seq, rows, entry);
      if (had === seq) tell({ table, seq: seq + rows.length - 1 });
      return had;
    },
    read: (table: string, after: number) => storage.read(table, after),
    tables: () => storage.tables(),
    async delete(table: string): Promise<void> {
      await storage.delete(table);
      tell({ table, deleted: true });
    },
    get: (key: string) => storage.get(key),
    put: (key: string, value: string) => storage.put(key, value),
    claim: (table: string) => claims.claim(table),
    release: (table: string) => claims.release(table),
  };
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

  async release(table: string): Promise<void> {
    this.releases.get(table)?.();
    this.releases.delete(table);
  }
}
