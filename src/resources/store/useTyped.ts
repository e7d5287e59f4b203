import { useState } from 'react'
import { draftKey, keepDrafts, readDrafts } from '#src/kit/form/draft.ts'
import { useSubject } from '#src/kit/subject.ts'
import type { Store } from './storeRecord.ts'

/** The wizards that change a unit. */
export type Wizard = 'split' | 'merge'

/**
 * The input of one part of a wizard, kept in this window, so that nothing is lost by going back, by a reload
 * or when the session ends. It is dropped if somebody changes the unit.
 */
export function useTyped<T>({ _id, rev }: Store, wizard: Wizard, name: string, initial: () => T) {
  const key = useKey(_id, wizard)
  const [typed, setTyped] = useState<T>(() => {
    const last = lastOf(key, rev)
    // Only this hook stores values under this name.
    return name in last ? (last[name] as T) : initial()
  })
  const change = (value: T) => {
    setTyped(value)
    keepDrafts(key, [{ at: Date.now(), rev, changes: { ...lastOf(key, rev), [name]: value } }])
  }
  return [typed, change] as const
}

/** Drops the input when the change is done. */
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
