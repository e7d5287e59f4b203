import { isRecord } from '#contract/isRecord.ts'
import type { ContestedAnswers } from './createAnswers.ts'

const prefix = 'atrium.contested.'

/** The answers under a key that wait for a decision in this window. Never throws. */
export function readContested<A>(key: string): ContestedAnswers<A> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
    // Only `keepContested` writes here, under the same key.
    return isRecord(kept) ? (kept as ContestedAnswers<A>) : {}
  } catch {
    return {}
  }
}

/** Keeps them until they are decided or the window is closed. Never throws. */
export function keepContested(key: string, contested: ContestedAnswers<unknown>): void {
  try {
    if (Object.keys(contested).length === 0) sessionStorage.removeItem(prefix + key)
    else sessionStorage.setItem(prefix + key, JSON.stringify(contested))
  } catch {
    // Storage is blocked or full: they are still asked about until the page is reloaded.
  }
}
