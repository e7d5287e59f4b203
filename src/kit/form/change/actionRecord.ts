import { createContext } from 'react'
import type { RaRecord } from 'react-admin'

/** The record that an action is taken on. The inputs of the action belong to none. */
export const ActionRecordContext = createContext<RaRecord | undefined>(undefined)
