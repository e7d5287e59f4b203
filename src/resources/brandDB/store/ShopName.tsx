import { LinkBase } from 'react-admin'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import type { Store } from './storeRecord.ts'

/** The name over the door, which leads to the page of the shop; the number beside it leads to the unit's record. */
export function ShopName({ store }: { readonly store: Store }) {
  const pageOf = usePageShowing('store')
  if (!store.name) return noValue
  const name = <NameField record={store} />
  return pageOf ? <LinkBase to={pageOf(store._id)}>{name}</LinkBase> : name
}
