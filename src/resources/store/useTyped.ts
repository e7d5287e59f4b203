import { useState } from 'react'
import { draftKey, keepDrafts, readDrafts } from '#src/kit/form/draft.ts'
import { useSubject } from '#src/kit/subject.ts'
import type { Store } from './storeRecord.ts'

/** What a wizard does to a unit. */
export type Wizard = 'split' | 'merge'

/**
 * What is typed in a part of a wizard, kept in this window: the way back, a reload, or a session that ends in between loses
 * nothing. Forgotten when the unit is changed by somebody.
 */
export function useTyped<T>({ _id, rev }: Store, wizard: Wizard, name: string, initial: () => T) {
  const key = useKey(_id, wizard)
  const [typed, setTyped] = useState<T>(() => {
    const last = lastOf(key, rev)
    // What is kept by this name was put there by this hook.
    return name in last ? (last[name] as T) : initial()
  })
  const change = (value: T) => {
    setTyped(value)
    keepDrafts(key, [{ at: Date.now(), rev, changes: { ...lastOf(key, rev), [name]: value } }])
  }
  return [typed, change] as const
}

/** Forgets what was typed, because it is done. */
export function useForgetTyped({ _id }: Store, wizard: Wizard): () => void {
  const key = useKey(_id, wizard)
  return () => keepDrafts(key, [])
}

const useKey = (id: string, wizard: Wizard): string =>
  draftKey(useSubject().id, `brandDB/store/${wizard}`, id)

function lastOf(key: string, rev: number): Readonly<Record<string, unknown>> {
  const last = readDrafts(key).at(-1)
  return last?.rev === rev ? last.changes : {}
}
