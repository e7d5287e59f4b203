import { createContext, useContext } from 'react'

/** Whether the form around an input creates or changes a record: some fields can only be set on create. Null outside of forms. */
export const FormActionContext = createContext<'create' | 'edit' | null>(null)

/** Whether the form around this creates or changes a record; outside of forms it counts as a change. */
export const useActionOfForm = (): 'create' | 'edit' => useContext(FormActionContext) ?? 'edit'
