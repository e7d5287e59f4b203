import { createContext } from 'react'

/** Hears whether the form inside has something unsaved; set by what can be closed round a form. Must stay the same function. */
export const UnsavedContext = createContext<((isUnsaved: boolean) => void) | null>(null)
