import type { Fact } from '#src/kit/record/FieldList.tsx'
import { SiteList } from '#src/resources/brand/resource.ts'
import { StoreNames } from './StoreNames.tsx'

/** The stores of a contact among other facts. */
export const storesFact: Fact = {
  source: 'store_ids',
  render: (ids) => <StoreNames ids={idsIn(ids)} link />,
}

/** Where a contact can be spoken to. */
export const sitesFact: Fact = { source: 'sites', render: (ids) => <SiteList ids={idsIn(ids)} /> }

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
