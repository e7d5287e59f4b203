import { useContext, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { brands } from './brandAuditRecord.ts'
import { proposedBrand } from './proposedBrand.ts'

/**
 * Inside it the contract of brands is that of a proposal, so inputs, errors, drafts and differences include
 * the companies.
 */
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
