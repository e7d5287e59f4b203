import { useContext, useState } from 'react'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { initialOf } from './changes.ts'
import type { FormValues } from './changes.ts'

/**
 * Returns the initial values of a new record's form: those of the screen, the current site if the resource
 * has one, otherwise the contract's. They stay as they were when the form opened.
 */
export function useInitial(defaults: FormValues | undefined): FormValues {
  const contract = useContract()
  const site = useContext(PersonContext)?.site?._id
  const [initial] = useState(() =>
    initialOf(contract, {
      ...(contract.scope === 'site' && site !== undefined ? { site } : {}),
      ...defaults,
    }),
  )
  return initial
}
