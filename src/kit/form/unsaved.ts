import { createContext } from 'react'

/** Hears whether the form inside has something unsaved; set by what can be closed round a form. Must stay the same function. */
export const UnsavedContext = createContext<((isUnsaved: boolean) => void) | null>(null)

/** The forms on screen with something unsaved, whoever they are. */
const unsaved = new Set<object>()

/** Whether a form on screen has something unsaved: what would take it away asks first. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** Whether leaving this form has to be confirmed. */
export const isUnsaved = (form: object): boolean => unsaved.has(form)

/** Notes that a form has something unsaved; returns how to note that it has no more. */
export function noteUnsaved(form: object): () => void {
  unsaved.add(form)
  return () => unsaved.delete(form)
}

/** The person agreed to leave the forms on screen: none of them asks again. */
export const leaveForms = (): void => unsaved.clear()
