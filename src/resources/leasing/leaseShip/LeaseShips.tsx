import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { statusColors as shipColors } from '#src/resources/leasing/tenantShip/colors.ts'

/** The tenancies that a lease is the basis of. */
export const LeaseShips = () => (
  <RelatedRecords
    title="leasing.lease.group.ships"
    contract={tenantShip}
    by="lease_ship_id"
    renderBeside={(ship, { words }) => (
      <>
        {formatDay(ship.start_date)} – {formatDay(ship.actual_exit_date ?? ship.end_date)}{' '}
        <StatusChip tone={shipColors[ship.status]}>{words.choice('status', ship.status)}</StatusChip>
      </>
    )}
  />
)
