import { useCreatePath, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { Timeline } from '#src/kit/value/timeline/Timeline.tsx'
import { statusColors as shipColors } from '#src/resources/leasing/tenantShip/colors.ts'
import { useLineage, useShips } from './useStoreFacts.ts'

/** The tenancies of a unit, and of its predecessors and successors. */
export function StoreShips({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const locale = useLocale()
  const ships = useShips(id)
  const nodes = useLineage(id)?.nodes ?? []
  const tenancies = useResourceOf(tenantShip.name)
  const mayView = useCan(tenantShip.can.view)
  const createPath = useCreatePath()
  if (!ships) return null
  const unitOf = (unit: string) => nodes.find(({ _id }) => _id === unit)?.store_no ?? unit
  const entries = ships.map((ship) => ({
    id: ship._id,
    from: ship.start_date,
    to: ship.actual_exit_date ?? ship.end_date,
    ...(mayView && tenancies !== undefined
      ? { href: createPath({ resource: tenancies, id: ship._id, type: 'show' }) }
      : {}),
    title: localName(ship.brand, locale) || (ship.trade_name ?? ship.brand_id),
    state: {
      label: translate(`brandDB.store.ships.status.${ship.status}`, { _: ship.status }),
      tone: shipColors[ship.status] ?? 'grey',
    },
    text: [
      ...(ship.via ? [translate('brandDB.store.ships.via', { unit: unitOf(ship.via.store_id) })] : []),
      ...(ship.company ? [localName(ship.company, locale)] : []),
      ...(ship.lease ? [ship.lease.contract_no] : []),
    ].join(' · '),
  }))
  return (
    <Section title="brandDB.store.group.ships">
      {entries.length === 0 ? (
        <p className="muted">{translate('brandDB.store.ships.none')}</p>
      ) : (
        <Timeline label={translate('brandDB.store.group.ships')} entries={entries} />
      )}
    </Section>
  )
}
