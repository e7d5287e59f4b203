import { LinkBase, useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { flag } from '#contract/Flagging/flag.ts'
import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { RecordOf, Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'

type Flag = Pick<RecordOf<typeof flag>, 'store_id' | 'metric'>

interface Place {
  readonly name: string
  readonly contract: Resource
  readonly cond: (store: string) => object
}

const byStore = (store_id: string) => ({ store_id: [store_id] })
const lease: Place = { name: 'lease', contract: leaseShip, cond: (store) => ({ store_ids: [store] }) }
const sales: Place = { name: 'sales', contract: tenantSale, cond: byStore }
const problems: Place = {
  name: 'problems',
  contract: tourProblem,
  cond: (store) => ({ ...byStore(store), is_overdue: true }),
}
const rents: Place = {
  name: 'rents',
  contract: tenantRent,
  cond: (store) => ({ ...byStore(store), is_overdue: true }),
}

/** The records that a figure comes from. */
const places: Readonly<Partial<Record<FlagMetric, readonly Place[]>>> = {
  mom: [sales],
  yoy: [sales],
  ocr_over_benchmark: [sales, lease],
  lease_days_left: [lease],
  days_without_sales: [sales],
  overdue_problems: [problems],
  rent_days_outstanding: [rents, lease],
}

/** Leads to the page of the shop and to the records behind a flag, as far as the user may see them. */
export function FlagLinks({ flag: { store_id, metric } }: { readonly flag: Flag }) {
  const translate = useTranslate()
  const shop = usePageShowing('store')
  return (
    <ul className="flex wrap gap-8-16" aria-label={translate('Flagging.list.group.links')}>
      {shop && (
        <li>
          <LinkBase to={shop(store_id)}>{translate('Flagging.list.link.shop')}</LinkBase>
        </li>
      )}
      {metric !== null &&
        (places[metric] ?? []).map((place) => <PlaceLink key={place.name} place={place} store={store_id} />)}
    </ul>
  )
}

function PlaceLink({ place, store }: { readonly place: Place; readonly store: string }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceOf(place.contract.name)
  const may = useCan(place.contract.can.view)
  if (resource === undefined || !may) return null
  const filter = new URLSearchParams({ filter: JSON.stringify(place.cond(store)) })
  return (
    <li>
      <LinkBase to={`${createPath({ resource, type: 'list' })}?${filter}`}>
        {translate(`Flagging.list.link.${place.name}`)}
      </LinkBase>
    </li>
  )
}
