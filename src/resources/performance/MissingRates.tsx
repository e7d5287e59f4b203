import { Alert, Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { fxRate } from '#contract/PS/fxRate.ts'
import { useCan } from '#src/kit/subject.ts'
import type { PerformanceReply } from './performanceRow.ts'

/**
 * Says that totals leave amounts out because a month has no exchange rate for them, and leads whoever keeps the rates to
 * these.
 */
export function MissingRates({ list, currency }: Pick<PerformanceReply, 'list' | 'currency'>) {
  const translate = useTranslate()
  const keeps = useCan(fxRate.can.create)
  if (!list.some(({ warnings }) => warnings.includes('fx_missing'))) return null
  return (
    <Alert
      severity="warning"
      action={
        keeps && (
          <Button component={LinkBase} to="/PS/fxRate" size="small" color="inherit">
            {translate('PS.performance.rates.open')}
          </Button>
        )
      }
    >
      {translate('PS.performance.rates.missing', { currency })}
    </Alert>
  )
}
