import { useContext, useState } from 'react'
import { useContract } from '#src/kit/contractOf.ts'
import { PersonContext } from '#src/kit/personContext.ts'
import { initialOf } from './changes.ts'
import type { FormValues } from './changes.ts'

/**
 * What a new record's form starts from: what the screen gives, the current site for what belongs to one, else what the
 * contract says. It stays as it was when the form opened.
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
