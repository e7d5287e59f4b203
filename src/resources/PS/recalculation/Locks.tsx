import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { calendarMonth } from '#contract/dayFields.ts'
import { text } from '#contract/fields.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { periodLock, periodLockSet, periodUnlock } from '#contract/PS/periodLock.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'

const fields = {
  stat_month: calendarMonth({ required: true }),
  reason: text({ required: true, max: 500 }),
}

const columns = [
  { source: 'stat_month', label: 'PS.recalculation.fields.stat_month', kind: 'text' as const },
  { source: 'reason', label: 'PS.recalculation.fields.reason', kind: 'text' as const },
  { source: 'locked_at', label: 'PS.recalculation.fields.locked_at', kind: 'moment' as const },
  {
    source: 'locked_by',
    label: 'PS.recalculation.fields.locked_by',
    kind: 'text' as const,
    render: ({ locked_by }: Readonly<Record<string, unknown>>) =>
      typeof locked_by === 'string' ? <ReferenceLabel to="user" id={locked_by} /> : noValue,
  },
]

/** The locked months of the site, for people with the permission with buttons that lock and open months. */
export function Locks() {
  const translate = useTranslate()
  const [asking, setAsking] = useState<'lock' | 'unlock' | null>(null)
  const isAllowed = useCan('perf.unlock')
  const { data, error, retry } = useCall(
    listCall(periodLock),
    { query: { sort: { stat_month: -1 }, range: '0-99' } },
    { refreshOn: [periodLock] },
  )
  const locks = data?.list ?? []
  const button = (which: 'lock' | 'unlock') => (
    <ActionButton reason={undefined} onClick={() => setAsking(which)}>
      {translate(`PS.recalculation.${which}`)}
    </ActionButton>
  )
  return (
    <Section
      title="PS.recalculation.locks"
      action={
        isAllowed && (
          <span className="flex gap-8">
            {button('lock')}
            {locks.length > 0 && button('unlock')}
          </span>
        )
      }
    >
      {error && <ErrorState error={error} retry={retry} />}
      {data && locks.length === 0 && <p>{translate('PS.recalculation.no_locks')}</p>}
      {locks.length > 0 && (
        <TotalTable label={translate('PS.recalculation.locks')} rows={locks} columns={columns} />
      )}
      {asking && <LockDialog which={asking} onClose={() => setAsking(null)} />}
    </Section>
  )
}

function LockDialog({ which, onClose }: { readonly which: 'lock' | 'unlock'; readonly onClose: () => void }) {
  const translate = useTranslate()
  const { site } = useSubject()
  const lock = useSend(periodLockSet, { refreshes: [periodLock] })
  const unlock = useSend(periodUnlock, { refreshes: [periodLock] })
  return (
    <FormDialog
      title={translate(`PS.recalculation.${which}`)}
      {...(which === 'lock' ? { text: translate('PS.recalculation.lock_text') } : {})}
      confirm={translate(`PS.recalculation.${which}`)}
      texts="PS.recalculation"
      fields={fields}
      onConfirm={async ({ stat_month = '', reason = '' }) => {
        const body = { site: site ?? '', stat_month, reason }
        if (which === 'lock') await lock.send({ body })
        else if ((await unlock.send({ body })).removed === 0)
          return { stat_month: translate('PS.recalculation.not_locked') }
        onClose()
        return undefined
      }}
      onClose={onClose}
    />
  )
}
