import { Alert, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { fxRate } from '#contract/PS/fxRate.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { PerformanceRow } from './performanceRow.ts'

interface MissingRatesProps {
  readonly rows: readonly (PerformanceRow | null)[]
  /** That of the totals. */
  readonly currency: string
}

/**
 * Says that totals leave amounts out because a month has no exchange rate for them, and leads whoever keeps the rates to
 * these.
 */
export function MissingRates({ rows, currency }: MissingRatesProps) {
  const translate = useTranslate()
  const keeps = useCan(fxRate.can.create)
  if (!rows.some((row) => row?.warnings.includes('fx_missing'))) return null
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
