import { createContext, useContext, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useContract } from '#src/kit/contractOf.ts'
import { FormActionContext } from '#src/kit/input/formAction.ts'
import { changesIn } from './changes.ts'
import type { Values } from './changes.ts'

/** The record the form started from: the stored one, or the initial values of a new one. */
export const BaseContext = createContext<Values>({})

/** What the form says differently from the record it started from, live. */
export function useChanges(): Values {
  const base = useContext(BaseContext)
  const action = useContext(FormActionContext)
  const contract = useContract()
  const values = useWatch() as Values
  return useMemo(() => changesIn(values, base, contract, action), [values, base, contract, action])
}
