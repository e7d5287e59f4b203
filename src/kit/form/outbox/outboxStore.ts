import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { carryOver } from './carryOver.ts'
import type { Entry } from './entry.ts'

/** What is on this device, as this window knows it. */
interface Outbox {
  /** Oldest first, those of other users too; undefined until they are read. */
  readonly entries: readonly Entry[] | undefined
  /** The lanes that are busy, with what is being sent. */
  readonly sending: ReadonlyMap<string, readonly Entry[]>
}

/** The database of the entries. */
export interface OutboxSchema extends DBSchema {
  entry: { key: string; value: Entry }
}

type Change = (entry: Entry | undefined) => Entry | undefined

let database: Promise<IDBPDatabase<OutboxSchema>> | undefined
let onDevice: readonly Entry[] | undefined
/** What the device does not have yet, or has no room for, by id. */
const unwritten = new Map<string, Entry>()
let shown: Outbox = { entries: undefined, sending: new Map() }
const listeners = new Set<() => void>()
const otherTabs = new BroadcastChannel('atrium.outbox')
otherTabs.addEventListener('message', () => void readOutbox())

/** What is on this device, for everyone in this window who shows or sends it. */
export const outbox = {
  get: (): Outbox => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function show(change: Partial<Outbox> = {}): void {
  const written = onDevice?.filter(({ id }) => !unwritten.has(id))
  const entries = written && [...written, ...unwritten.values()].toSorted((a, b) => a.at - b.at)
  shown = { ...shown, entries, ...change }
  listeners.forEach((listener) => listener())
}

/** Shows what of a lane is being sent; undefined once nothing is. */
export function showSending(lane: string, entries: readonly Entry[] | undefined): void {
  const sending = new Map(shown.sending)
  if (entries) sending.set(lane, entries)
  else sending.delete(lane)
  show({ sending })
}

const open = () =>
  (database ??= openDB<OutboxSchema>('atrium.queue', 1, {
    upgrade: (db) => void db.createObjectStore('entry', { keyPath: 'id' }),
    terminated: forget,
  })
    .then(carryOver)
    .catch((error: unknown) => {
      forget()
      throw error
    }))

/** Another connection has to be opened then. */
function forget(): void {
  database = undefined
}

/** Reads what is on this device by now. Never rejects: without a database there is what this window knows. */
export async function readOutbox(): Promise<readonly Entry[]> {
  try {
    onDevice = await (await open()).getAll('entry')
  } catch {
    onDevice ??= []
  }
  show()
  return shown.entries ?? []
}

/**
 * Changes, adds or, with undefined, removes an entry, as one step for all tabs. Returns what is there then, which
 * survives the end of the browser. Rejects if the device cannot store it.
 */
export async function changeEntry(id: string, change: Change): Promise<Entry | undefined> {
  const known = unwritten.get(id)
  if (!known) return write(id, change)
  const changed = change(known)
  if (changed) unwritten.set(id, changed)
  else unwritten.delete(id)
  show()
  await write(id, () => changed).catch(() => undefined)
  return changed
}

/** Shows an entry at once, and keeps it at least in this window if the device has no room for it. Never rejects. */
export async function keepEntry(entry: Entry): Promise<void> {
  unwritten.set(entry.id, entry)
  await changeEntry(entry.id, () => entry)
}

/**
 * Notes how far sending is or, with null, that an entry is done with. Returns it as it is then; undefined if it is removed, or
 * the user has changed it since.
 */
export async function amendEntry<E extends Entry>(
  entry: E,
  part: Partial<Entry> | null,
): Promise<E | undefined> {
  let isSame = false
  await changeEntry(entry.id, (now) => {
    isSame = now?.version === entry.version
    if (!now || !isSame) return now
    return part ? { ...now, ...part } : undefined
  })
  return isSame && part ? { ...entry, ...part } : undefined
}

async function write(id: string, change: Change): Promise<Entry | undefined> {
  const { store, done } = (await open()).transaction('entry', 'readwrite', { durability: 'strict' })
  const entry = await store.get(id)
  const changed = change(entry)
  const isChanged = changed !== entry
  await Promise.all([isChanged && (changed ? store.put(changed) : store.delete(id)), done])
  otherTabs.postMessage('changed')
  await readOutbox()
  if (unwritten.get(id) === changed) unwritten.delete(id)
  return changed
}
