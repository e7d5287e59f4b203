import { createContext } from 'react'

/**
 * Notified when something inside gets or loses unsaved changes; provided by closable containers (`useGuardedClose`).
 * The function must be stable.
 */
export const UnsavedContext = createContext<((work: object, isUnsaved: boolean) => void) | null>(null)

/** Something with unsaved changes, as its guard last described it. */
export interface UnsavedWork {
  /** The message key of what happens to the input; undefined if it is kept as a draft. */
  text?: string | undefined
  /** Saves it, if that is possible. */
  save?: LeaveSave | undefined
  /** Whether it is still there at another query of the same page; by default it is at each. */
  staysAt?: ((query: URLSearchParams) => boolean) | undefined
}

/** How a form is saved before it is left. */
export interface LeaveSave {
  readonly run: () => void
  /** How often it was tried; if there are still changes after a try, the user stays. */
  readonly tries: number
}

/** All that is open and has unsaved changes. */
const unsaved = new Set<UnsavedWork>()

/** Whether an open form has unsaved changes. Ask the user before closing it. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** The message key of what happens to the input if the open forms are left; undefined if all is kept as drafts. */
export const unsavedText = (): string | undefined => textOf([...unsaved])

/** The message key of what happens to some unsaved work if it is left; undefined if it is kept as drafts. */
export const textOf = (works: readonly UnsavedWork[]): string | undefined =>
  works.find(({ text }) => text !== undefined)?.text

/** How the only form with unsaved changes is saved; undefined if there are several. */
export const unsavedSave = (): LeaveSave | undefined => saveOf([...unsaved])

/** How some unsaved work is saved; undefined if it is several forms. */
export const saveOf = ([first, ...others]: readonly UnsavedWork[]): LeaveSave | undefined =>
  others.length === 0 ? first?.save : undefined

interface Address {
  readonly pathname: string
  readonly search: string
}

let isAgreed = false

/** Runs something that the user agreed to: a navigation in it does not ask once more. */
export function withoutQuestion(run: () => void): void {
  isAgreed = true
  try {
    run()
  } finally {
    isAgreed = false
  }
}

/** What is left by going from one address to another. */
export const leftBy = (from: Address, to: Address): readonly UnsavedWork[] =>
  isAgreed
    ? []
    : [...unsaved].filter(
        ({ staysAt }) =>
          from.pathname !== to.pathname || !(staysAt?.(new URLSearchParams(to.search)) ?? true),
      )

/** Describes something anew, and tells everybody if that changes how it is saved or what happens to it. */
export function describeUnsaved(work: UnsavedWork, now: UnsavedWork): void {
  const isOther = work.text !== now.text || work.save?.tries !== now.save?.tries
  Object.assign(work, now)
  if (isOther) tellUnsaved()
}

/** Registers something with unsaved changes; returns a function that unregisters it. */
export function noteUnsaved(work: UnsavedWork): () => void {
  unsaved.add(work)
  tellUnsaved()
  return () => {
    unsaved.delete(work)
    tellUnsaved()
  }
}

/** The user agreed to leave the open forms, so none of them asks again. */
export function leaveForms(): void {
  unsaved.clear()
  tellUnsaved()
}

/** Calls back when `hasUnsaved` may have changed; returns a function that unsubscribes. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const listeners = new Set<() => void>()
let changes = 0

/** Grows with every change of what is unsaved. */
export const unsavedChanges = (): number => changes

/** Tells everybody that what is unsaved has changed, or how it is saved. */
export function tellUnsaved(): void {
  changes += 1
  listeners.forEach((listener) => listener())
}

/** Pages are tabs that can be returned to, so a form whose input is kept as a draft is left without a question. */
export const tabsState = { keepsDrafts: false }

/** A router has one blocker at a time, and a page many guards: the first of them asks for all. */
const guards = new Set<object>()
export const isFirstGuard = (guard: object): boolean => guards.values().next().value === guard
export function joinGuards(guard: object): () => void {
  guards.add(guard)
  tellUnsaved()
  return () => {
    guards.delete(guard)
    tellUnsaved()
  }
}
