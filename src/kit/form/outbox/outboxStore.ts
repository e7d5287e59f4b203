import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import type { PendingFile } from '#src/kit/form/input/keptFiles.ts'

/**
 * A new record that is kept on this device, because it is not finished or could not be sent yet. It belongs to
 * the user who entered it.
 */
export interface OutboxEntry {
  /** Also the idempotency key under which it is sent, however often. */
  readonly id: string
  readonly user: string
  readonly site: string | null
  /** The react-admin resource. */
  readonly resource: string
  /** `draft` is what somebody is still entering; `waiting` is sent as soon as possible; `refused` is not sent again by itself. */
  readonly state: 'draft' | 'waiting' | 'refused'
  /** Why it was refused, as a text or the key of one; empty if the server gave no reason. */
  readonly error: string | null
  /** What it was before it was opened in a form, as long as nothing was changed there. */
  readonly before?: Pick<OutboxEntry, 'state' | 'error'> | null
  /** In unix milliseconds. */
  readonly at: number
  /** When it was first sent; null or missing before that. */
  readonly triedAt?: number | null
  readonly values: FormValues
  /** The files that its fields will name, in their order. */
  readonly files: readonly OutboxFile[]
}

export interface OutboxFile extends PendingFile {
  readonly source: string
  /** Once the server has it. */
  readonly uid: string | null
}

type EntryKey = Pick<OutboxEntry, 'id' | 'user' | 'site'>
type EntryPart = Partial<Pick<OutboxEntry, 'state' | 'error' | 'before' | 'files' | 'triedAt'>>

interface Schema extends DBSchema {
  entry: { key: string; value: OutboxEntry; indexes: { user: string } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const open = () =>
  (opened ??= openDB<Schema>('atrium.outbox', 1, {
    upgrade: (db) => db.createObjectStore('entry', { keyPath: 'id' }).createIndex('user', 'user'),
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  }))

/** Another connection has to be opened then. */
function forget(): void {
  opened = undefined
}

/** Returns what a user has on this device, oldest first. */
export async function readOutbox(user: string): Promise<OutboxEntry[]> {
  const entries = await (await open()).getAllFromIndex('entry', 'user', user)
  return entries.toSorted((a, b) => a.at - b.at)
}

/** Stores an entry. When the promise resolves, the entry survives the end of the browser. */
export async function putEntry(entry: OutboxEntry): Promise<void> {
  const change = (await open()).transaction('entry', 'readwrite', { durability: 'strict' })
  await Promise.all([change.store.put(entry), change.done])
  tellOthers()
}

/**
 * Changes an entry of a user at a site if it is in one of these states. Returns it as it is then; undefined if it is not
 * there, or in another state.
 */
export async function changeEntry(
  { id, user, site }: EntryKey,
  from: readonly OutboxEntry['state'][],
  part: EntryPart | ((entry: OutboxEntry) => EntryPart),
): Promise<OutboxEntry | undefined> {
  const change = (await open()).transaction('entry', 'readwrite', { durability: 'strict' })
  const entry = await change.store.get(id)
  const isTheirs = entry?.user === user && entry.site === site
  const changed =
    isTheirs && from.includes(entry.state)
      ? { ...entry, ...(typeof part === 'function' ? part(entry) : part) }
      : undefined
  if (changed) await change.store.put(changed)
  await change.done
  tellOthers()
  return changed
}

/** Takes an entry out of the queue while it is open in a form. Returns it; undefined if it is not there. */
export const openEntry = (entry: EntryKey) =>
  changeEntry(entry, ['draft', 'waiting', 'refused'], ({ state, error, before }) => ({
    state: 'draft',
    error: null,
    before: before ?? { state, error },
  }))

/** Puts an entry back to where it was before it was opened, unless something was changed. */
export const closeEntry = (entry: EntryKey) =>
  changeEntry(entry, ['draft'], ({ before }) => ({ ...before, before: null }))

/** Removes an entry, if it is in one of these states. */
export async function removeEntry(id: string, from?: readonly OutboxEntry['state'][]): Promise<void> {
  const change = (await open()).transaction('entry', 'readwrite', { durability: 'strict' })
  const entry = await change.store.get(id)
  if (entry && (from?.includes(entry.state) ?? true)) await change.store.delete(id)
  await change.done
  tellOthers()
}

const channelName = 'atrium.outbox'

function tellOthers(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** Calls the listener after each change, in whatever tab. Returns a function that removes it. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
