import { answerStore } from './answerStore.ts'
import { createAnswers } from './createAnswers.ts'
import type { AnswersTarget } from './sendAnswers.ts'

type UnsentAnswers = ReturnType<typeof createAnswers<object>>

const all = new Map<string, UnsentAnswers>()
const listeners = new Set<() => void>()
let unsent: readonly string[] = []

/**
 * Returns what is unsent under a key: the same for every screen and for the shell, so that it is sent once, and
 * also after the screen was left.
 */
export function answersAt(key: string, target: AnswersTarget): UnsentAnswers {
  const known = all.get(key)
  if (known) return known
  const made = createAnswers<object>(key, answerStore(target))
  made.subscribe(refresh)
  all.set(key, made)
  return made
}

/** What is unsent under a key, if somebody in this window cares for it already. */
export const knownAnswers = (key: string): UnsentAnswers | undefined => all.get(key)

/** What the keys of a user for a site begin with. */
export const prefixOf = (user: string, site: string | null): string => `${user}/${site ?? ''}/`

function refresh(): void {
  const now = [...all].flatMap(([key, one]) => (Object.keys(one.get().answers ?? {}).length > 0 ? [key] : []))
  if (now.join() === unsent.join()) return
  unsent = now
  listeners.forEach((listener) => listener())
}

/** The keys under which this device has something that the server does not. */
export const unsentKeys = {
  get: (): readonly string[] => unsent,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
