import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Trending from '@mui/icons-material/TrendingUpOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useCreatePath, useNavigate, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { billingForecastStart, billingRunStart } from '#contract/PS/billingRun.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { CallDialog } from '#src/kit/form/call/CallDialog.tsx'
import { useToday } from '#src/kit/value/field/useToday.ts'

/** Starts a run at the current site, or a forecast, and opens its page. */
export function StartActions() {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const site = usePerson().site?._id
  const stat_month = useToday().slice(0, 7)
  const [dialog, setDialog] = useState<'start' | 'forecast' | null>(null)
  const may = useCan(billingRunStart.can)
  if (!may || site === undefined) return null
  const look = (name: 'start' | 'forecast') => ({
    title: translate(`PS.billing.${name}.title`),
    confirm: translate(`PS.billing.${name}.confirm`),
    texts: `PS.billing.${name}`,
    onDone: ({ _id }: { _id: string }) => navigate(createPath({ resource, id: _id, type: 'show' })),
    onClose: () => setDialog(null),
  })
  return (
    <>
      <Button startIcon={<Trending />} onClick={() => setDialog('forecast')}>
        {translate('PS.billing.forecast.title')}
      </Button>
      <Button variant="contained" startIcon={<Receipt />} onClick={() => setDialog('start')}>
        {translate('PS.billing.start.title')}
      </Button>
      {dialog === 'start' && (
        <CallDialog
          {...look('start')}
          values={{ stat_month, payment_days: billingRunStart.takes.payment_days.initial }}
          call={billingRunStart}
          input={(body) => ({ query: { site }, body })}
        />
      )}
      {dialog === 'forecast' && (
        <CallDialog
          {...look('forecast')}
          values={{ stat_month, months: billingForecastStart.takes.months.initial }}
          call={billingForecastStart}
          input={(body) => ({ query: { site }, body })}
        />
      )}
    </>
  )
}
