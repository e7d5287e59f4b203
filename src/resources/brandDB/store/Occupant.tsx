import { LinkBase, useCreatePath, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { oneCall } from '#contract/resourceCalls.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

const latest = oneCall(tenantShip)
const refreshOn = [tenantShip]

/** The tenant of a unit. It is shown because a unit cannot be split or merged in the middle of a tenancy. */
export function Occupant({ storeId }: { readonly storeId: string }) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const createPath = useCreatePath()
  const resource = useResourceOf(tenantShip.name)
  const may = useCan(tenantShip.can.view)
  const query = { cond: { store_id: storeId } }
  const { data } = useLookup(latest, may ? { query } : null, refreshOn)
  if (!data || data.status === 'exited' || resource === undefined) return null
  return (
    <p className="muted">
      {translate('brandDB.store.split.occupied', { day: formatDay(data.actual_exit_date ?? data.end_date) })}{' '}
      <LinkBase to={createPath({ resource, id: data._id, type: 'show' })}>
        {localName(data, locale) || data._id}
      </LinkBase>
    </p>
  )
}
