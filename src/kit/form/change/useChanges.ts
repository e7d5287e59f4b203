import { createContext, useContext, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useActionOfForm } from './formAction.ts'
import { changesIn } from './changes.ts'
import type { FormValues } from './changes.ts'

/** The record the form started from: the stored one, or the initial values of a new one. */
export const FormBaseContext = createContext<FormValues>({})

/** Returns the fields in which the form differs from the record it started from; updates live. */
export function useChanges(): FormValues {
  const base = useContext(FormBaseContext)
  const action = useActionOfForm()
  const contract = useContract()
  const values = useWatch() as FormValues
  return useMemo(() => changesIn(values, base, contract, action), [values, base, contract, action])
}
