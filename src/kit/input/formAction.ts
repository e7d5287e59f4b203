import { createContext } from 'react'

/** Whether the form round an input makes a record or changes one: some fields can be given only on create. */
export const FormActionContext = createContext<'create' | 'edit'>('edit')
