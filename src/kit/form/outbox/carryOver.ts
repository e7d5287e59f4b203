import { openDB, type IDBPDatabase } from 'idb'
import { randomKey } from '#src/kit/base/call/useRetryKey.ts'
import { answerEntry, type AnswersTarget, type Entry, type FormEntry, type WithPhotos } from './entry.ts'
import type { OutboxSchema } from './outboxStore.ts'

/**
 * Brings over what versions before decision 159 have left on this device, and what one of their tabs still leaves there.
 * Never rejects: what cannot be brought over stays where it is.
 */
export async function carryOver(to: IDBPDatabase<OutboxSchema>): Promise<IDBPDatabase<OutboxSchema>> {
  for (const { name, store, entriesOf } of formers)
    try {
      const from = await openFormer(name)
      for (const key of await from.getAllKeys(store)) {
        const value: unknown = await from.get(store, key)
        await keep(to, entriesOf(value, String(key)))
        const rest = from.transaction(store, 'readwrite')
        // A tab may have changed it meanwhile.
        if (textOf(await rest.store.get(key)) === textOf(value)) await rest.store.delete(key)
        await rest.done
      }
      from.close()
    } catch {
      // There is no such database.
    }
  for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(contestedPrefix)))
    try {
      await keep(to, contestedAnswers(key))
      sessionStorage.removeItem(key)
    } catch {
      // It cannot be read.
    }
  return to
}

/** What the databases had. Only the console wrote into them. */
const formers = [
  {
    name: 'atrium.outbox',
    store: 'entry',
    entriesOf: (value: unknown): Entry[] => [
      { ...(value as Omit<FormEntry, 'kind' | 'version'>), kind: 'form', version: randomKey() },
    ],
  },
  {
    name: 'atrium.unsent',
    store: 'unsent',
    entriesOf(value: unknown, key: string): Entry[] {
      const { answers, target } = value as { answers: Record<string, WithPhotos>; target: AnswersTarget }
      return Object.entries(answers).map(([item, answer]) => formerAnswer(key, item, target, answer))
    },
  },
]

function formerAnswer(key: string, item: string, to: AnswersTarget, answer: WithPhotos): Entry {
  const [user = '', site = '', ...name] = key.split('/')
  const entry = answerEntry({ user, site: site || null, name: name.join('/'), item }, to, answer)
  // Whatever was answered since is newer.
  return { ...entry, at: 0 }
}

const contestedPrefix = 'atrium.contested.'

/** Answers that the user of this window has not decided about yet. They were kept without their photos. */
function contestedAnswers(key: string): Entry[] {
  const all = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, FormerAnswer>
  // Where an answer goes is known when the user gives it again.
  const to = { method: 'PUT', path: '/', query: {}, body: {}, list: ['', ''], noun: '' } as const
  return Object.entries(all).map(([item, { mine, theirs }]) => ({
    ...formerAnswer(key.slice(contestedPrefix.length), item, to, { ...mine, photos: {} }),
    state: 'refused',
    theirs,
  }))
}

interface FormerAnswer {
  readonly mine: WithPhotos
  readonly theirs: unknown
}

/** Rejects if there is no such database, and makes none. */
const openFormer = (name: string): Promise<IDBPDatabase> =>
  openDB(name, undefined, {
    upgrade: (_database, _from, _to, change) => {
      change.done.catch(() => undefined)
      change.abort()
    },
  })

async function keep(to: IDBPDatabase<OutboxSchema>, entries: readonly Entry[]): Promise<void> {
  const { store, done } = to.transaction('entry', 'readwrite', { durability: 'strict' })
  for (const entry of entries) {
    const known = await store.get(entry.id)
    if (!known || known.at < entry.at) await store.put(entry)
  }
  await done
}

const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  )
