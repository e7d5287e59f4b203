import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** Answers by the id of what is answered. */
export type Answers<A> = Readonly<Record<string, A>>

/** Where answers are kept that the server does not have yet. Neither function rejects. */
export interface AnswerStore {
  readonly read: <A>(key: string) => Promise<Answers<A>>
  /** Keeps answers until they are replaced; an empty object removes them. */
  readonly keep: (key: string, answers: Answers<unknown>) => Promise<void>
}

interface Schema extends DBSchema {
  answers: { key: string; value: Answers<unknown> }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const open = () =>
  (opened ??= openDB<Schema>('atrium.answers', 1, {
    upgrade: (db) => void db.createObjectStore('answers'),
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  }))

/** Another connection has to be opened then. */
function forget(): void {
  opened = undefined
}

/** The browser's database. Without it answers live in the window. */
export const answerStore: AnswerStore = {
  async read<A>(key: string): Promise<Answers<A>> {
    try {
      // Only `keep` writes here, under the same key.
      return ((await (await open()).get('answers', key)) ?? {}) as Answers<A>
    } catch {
      return {}
    }
  },
  async keep(key, answers) {
    try {
      const db = await open()
      await (Object.keys(answers).length === 0 ? db.delete('answers', key) : db.put('answers', answers, key))
    } catch {
      // Blocked or full: the answers are still sent.
    }
  },
}
