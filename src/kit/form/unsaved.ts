import { createContext } from 'react'

/**
 * Notified when the form inside gets or loses unsaved changes; provided by closable containers around a form.
 * The function must be stable.
 */
export const UnsavedContext = createContext<((isUnsaved: boolean) => void) | null>(null)

/** All open forms with unsaved changes, with what is said about input that is not kept as a draft. */
const unsaved = new Map<object, string | undefined>()

/** Whether an open form has unsaved changes. Ask the user before closing it. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** The message key of what happens to the input if the open forms are left; undefined if all is kept as drafts. */
export const unsavedText = (): string | undefined => [...unsaved.values()].find((text) => text !== undefined)

/** Whether leaving this form needs confirmation. */
export const isUnsaved = (form: object): boolean => unsaved.has(form)

/** Registers a form with unsaved changes; returns a function that unregisters it. */
export function noteUnsaved(form: object, text?: string): () => void {
  unsaved.set(form, text)
  tell()
  return () => {
    unsaved.delete(form)
    tell()
  }
}

/** The user agreed to leave the open forms, so none of them asks again. */
export function leaveForms(): void {
  unsaved.clear()
  tell()
}

/** Calls back when `hasUnsaved` may have changed; returns a function that unsubscribes. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** Pages are tabs that can be returned to, so a form whose input is kept as a draft is left without a question. */
export const tabsState = { keepsDrafts: false }
