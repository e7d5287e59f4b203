import { createContext } from 'react'

/** Whether the form around an input creates or changes a record: some fields can only be set on create. Null outside of forms. */
export const FormActionContext = createContext<'create' | 'edit' | null>(null)
