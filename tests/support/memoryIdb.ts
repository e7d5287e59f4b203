/**
 * Stands in for the package `idb` where there is no IndexedDB (`vi.mock('idb', () => import('#tests/support/memoryIdb.ts'))`):
 * databases that last as long as the test file, in one window.
 */
const databases = new Map<string, Map<string, Map<string, unknown>>>()

/** How the device behaves. */
export const disk: {
  /** Called before something is written: a test can wait there, or throw because there is no room. */
  beforeWrite?: (() => Promise<void>) | undefined
} = {}

/** What a store has, by key; made if it is not there. */
export function storeOf(database: string, store: string): Map<string, unknown> {
  const stores = databases.get(database) ?? new Map<string, Map<string, unknown>>()
  databases.set(database, stores)
  const found = stores.get(store) ?? new Map<string, unknown>()
  stores.set(store, found)
  return found
}

const connections = new Set<() => void>()

/** Forgets everything, and ends all connections. */
export function clearDisk(): void {
  databases.clear()
  for (const end of connections) end()
  connections.clear()
  disk.beforeWrite = undefined
}

interface Callbacks {
  readonly upgrade?: (...given: readonly unknown[]) => void
  readonly terminated?: () => void
}

export async function openDB(name: string, version?: number, { upgrade, terminated }: Callbacks = {}) {
  if (terminated) connections.add(terminated)
  if (!databases.has(name)) {
    const change = { done: Promise.resolve(), isAborted: false, abort: () => void (change.isAborted = true) }
    upgrade?.({ createObjectStore: (store: string) => storeOf(name, store) }, 0, version ?? 1, change)
    if (change.isAborted) throw new DOMException('', 'AbortError')
  }
  const of = (store: string) => ({
    get: async (key: string) => storeOf(name, store).get(key),
    getAll: async () => [...storeOf(name, store).values()],
    getAllKeys: async () => [...storeOf(name, store).keys()],
    async put(value: { readonly id: string }) {
      // As in a browser, what is asked later comes later.
      if (disk.beforeWrite) await disk.beforeWrite()
      storeOf(name, store).set(value.id, value)
    },
    async delete(key: string) {
      storeOf(name, store).delete(key)
    },
  })
  return {
    get: (store: string, key: string) => of(store).get(key),
    getAll: (store: string) => of(store).getAll(),
    getAllKeys: (store: string) => of(store).getAllKeys(),
    transaction: (store: string) => ({ store: of(store), done: Promise.resolve() }),
    close: () => undefined,
  }
}
