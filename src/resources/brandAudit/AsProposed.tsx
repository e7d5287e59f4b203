import { useContext, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { ResourcesContext } from '#src/kit/contractOf.ts'
import { brands } from './brandAuditRecord.ts'
import { proposedBrand } from './proposedBrand.ts'

/** Inside it the brand is what a request proposes: inputs, errors, drafts and what differs know its companies too. */
export function AsProposed({ children }: { readonly children: ReactNode }) {
  const resources = useContext(ResourcesContext)
  const proposed = useMemo(
    () => new Map(resources).set(brands, { ...resources.get(brands), name: brands, contract: proposedBrand }),
    [resources],
  )
  return (
    <ResourcesContext value={proposed}>
      <ResourceContextProvider value={brands}>{children}</ResourceContextProvider>
    </ResourcesContext>
  )
}
