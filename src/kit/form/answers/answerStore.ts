import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AnswersTarget } from './sendAnswers.ts'

/** Answers by the id of what is answered. */
export type Answers<A> = Readonly<Record<string, A>>

/** Where answers are kept that the server does not have yet. Neither function rejects. */
export interface AnswerStore {
  readonly read: <A>(key: string) => Promise<Answers<A>>
  /** Keeps answers until they are replaced; an empty object removes them. */
  readonly keep: (key: string, answers: Answers<unknown>) => Promise<void>
}

/** What is on this device under a key, with where it goes. */
interface KeptAnswer {
  readonly answers: Answers<unknown>
  readonly target: AnswersTarget
}

interface Schema extends DBSchema {
  unsent: { key: string; value: KeptAnswer }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const open = () =>
  (opened ??= openDB<Schema>('atrium.unsent', 1, {
    upgrade: (db) => void db.createObjectStore('unsent'),
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  }))

/** Another connection has to be opened then. */
function forget(): void {
  opened = undefined
}

/** The browser's database, for answers with this target. Without it answers live in the window. */
export const answerStore = (target: AnswersTarget): AnswerStore => ({
  async read<A>(key: string): Promise<Answers<A>> {
    try {
      // Only `keep` writes here, under the same key.
      return ((await (await open()).get('unsent', key))?.answers ?? {}) as Answers<A>
    } catch {
      return {}
    }
  },
  async keep(key, answers) {
    try {
      const db = await open()
      if (Object.keys(answers).length === 0) await db.delete('unsent', key)
      else await db.put('unsent', { answers, target }, key)
    } catch {
      // Blocked or full: the answers are still sent.
    }
  },
})

/**
 * Returns where the answers go that are kept on this device under keys that begin with `prefix`. Where somebody changed
 * that by hand so that they would go to another site, another server or do something else, they are not sent.
 */
export async function keptTargets(prefix: string): Promise<ReadonlyMap<string, AnswersTarget>> {
  try {
    const db = await open()
    const keys = (await db.getAllKeys('unsent')).filter((key) => key.startsWith(prefix))
    const all = await Promise.all(keys.map(async (key) => [key, await db.get('unsent', key)] as const))
    return new Map(
      all.flatMap(([key, kept]) => (kept && isOwn(key, kept.target) ? [[key, kept.target]] : [])),
    )
  } catch {
    return new Map()
  }
}

// Whoever has the device can write into its storage, also for the person who comes next.
const isOwn = (key: string, { site, method, path }: AnswersTarget): boolean =>
  key.split('/')[1] === (site ?? '') && ['POST', 'PUT'].includes(method) && /^\/\w[\w/-]*$/.test(path)
