import { useContext, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useProposed, useRequests } from './requestsContext.ts'

/**
 * Inside it the contract of the records is that of a proposal, so inputs, errors, drafts and differences include
 * the parts that are not fields.
 */
export function AsProposed({ children }: { readonly children: ReactNode }) {
  const { contract, records } = useRequests()
  const { parts } = useProposed()
  const resources = useContext(ResourcesContext)
  const proposed = useMemo(() => {
    const { of } = contract.requests
    const added = Object.fromEntries(Object.entries(parts).map(([name, { field }]) => [name, field]))
    const whole = { ...of, fields: { ...of.fields, ...added } }
    return new Map(resources).set(records, { ...resources.get(records), name: records, contract: whole })
  }, [contract, parts, records, resources])
  return (
    <ResourcesContext value={proposed}>
      <ResourceContextProvider value={records}>{children}</ResourceContextProvider>
    </ResourcesContext>
  )
}
