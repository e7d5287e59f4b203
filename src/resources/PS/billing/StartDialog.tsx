import { useCreatePath, useNavigate, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { billingForecastStart, billingRunStart } from '#contract/PS/billingRun.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { CallDialog } from '#src/kit/form/call/CallDialog.tsx'
import { useToday } from '#src/kit/value/field/useToday.ts'

interface StartDialogProps {
  readonly name: 'start' | 'forecast'
  readonly onClose: () => void
}

/** Asks for the month of a run, or the months of a forecast, starts it and opens its page. */
export function StartDialog({ name, onClose }: StartDialogProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const site = usePerson().site?._id ?? ''
  const stat_month = useToday().slice(0, 7)
  const look = {
    title: translate(`PS.billing.${name}.title`),
    confirm: translate(`PS.billing.${name}.confirm`),
    texts: `PS.billing.${name}`,
    onDone: ({ _id }: { _id: string }) => navigate(createPath({ resource, id: _id, type: 'show' })),
    onClose,
  }
  return name === 'start' ? (
    <CallDialog
      {...look}
      values={{ stat_month, payment_days: billingRunStart.takes.payment_days.initial }}
      call={billingRunStart}
      input={(body) => ({ query: { site }, body })}
    />
  ) : (
    <CallDialog
      {...look}
      values={{ stat_month, months: billingForecastStart.takes.months.initial }}
      call={billingForecastStart}
      input={(body) => ({ query: { site }, body })}
    />
  )
}
