import { useGetList, useGetOne, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { statusColors } from './colors.ts'
import { useLease, type Lease } from './useLease.ts'

/** The lease that this lease renewed, and those that renew it. */
export function Chain() {
  const translate = useTranslate()
  const lease = useLease()
  const resource = useResourceContext() ?? ''
  const quiet = { onError: () => undefined }
  const { data: before } = useGetOne<Lease>(
    resource,
    { id: lease?.prev_lease_id ?? '' },
    { enabled: Boolean(lease?.prev_lease_id), ...quiet },
  )
  const { data: after = [] } = useGetList<Lease>(
    resource,
    {
      filter: { prev_lease_id: lease?._id },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'start_date', order: 'ASC' },
    },
    { enabled: lease !== undefined, ...quiet },
  )
  const lines = [
    ...(before ? [{ side: 'predecessor', one: before }] : []),
    ...after.map((one) => ({ side: 'successor', one })),
  ]
  return (
    <Section title="leasing.lease.group.chain">
      {lines.length === 0 && <p className="muted">{translate('leasing.lease.no_chain')}</p>}
      <ul className="stack gap-8">
        {lines.map(({ side, one }) => (
          <Line key={`${side} ${one.id}`} side={side} lease={one} />
        ))}
      </ul>
    </Section>
  )
}

function Line({ side, lease }: { readonly side: string; readonly lease: Lease }) {
  const translate = useTranslate()
  const words = useWords()
  return (
    <li className="flex wrap baseline gap-4-12">
      <span className="muted">{translate(`leasing.lease.${side}`)}</span>
      <ReferenceLabel to="lease_ship" id={lease._id} link />
      <span>
        {formatDay(lease.start_date)} – {formatDay(lease.end_date)}
      </span>
      <StatusChip tone={statusColors[lease.status]}>{words.choice('status', lease.status)}</StatusChip>
    </li>
  )
}
