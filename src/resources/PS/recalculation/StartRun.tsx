import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { calendarMonth } from '#contract/dayFields.ts'
import { flag, refs, text } from '#contract/fields.ts'
import { shiftMonth } from '#contract/month.ts'
import { retailRecalculate } from '#contract/PS/retailCalculation.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'

const month = calendarMonth({ required: true })
const fields = {
  from_month: month,
  to_month: month,
  store_ids: refs('store'),
  force: flag(),
  reason: text({ max: 500 }),
}

interface StartRunProps {
  /** The months to begin with; by default the last whole one. */
  readonly months: { readonly from_month: string; readonly to_month: string } | undefined
  readonly onStarted: () => void
  readonly onClose: () => void
}

/** Asks which months to calculate again, and starts the run. */
export function StartRun({ months: wanted, onStarted, onClose }: StartRunProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const mayForce = useCan('perf.unlock')
  const { site } = useSubject()
  const lastMonth = shiftMonth(useToday().slice(0, 7), -1)
  const { send } = useSend(retailRecalculate, { refreshes: [retailCalcRun] })
  return (
    <FormDialog
      title={translate('PS.recalculation.start_title')}
      text={translate('PS.recalculation.start_text')}
      confirm={translate('PS.recalculation.start')}
      texts="PS.recalculation"
      fields={fields}
      shows={(source) => mayForce || (source !== 'force' && source !== 'reason')}
      values={wanted ?? { from_month: lastMonth, to_month: lastMonth }}
      onConfirm={async ({ from_month, to_month, store_ids, force, reason }) => {
        const stores = store_ids && store_ids.length > 0 ? { store_ids } : {}
        const why = reason ? { reason } : {}
        const months = { from_month: String(from_month), to_month: String(to_month) }
        const body = { site: site ?? '', ...months, force: force === true, ...stores, ...why }
        const { deduplicated } = await send({ body })
        if (deduplicated) notify('PS.recalculation.joined', { type: 'info' })
        onStarted()
        onClose()
        return undefined
      }}
      onClose={onClose}
    />
  )
}
