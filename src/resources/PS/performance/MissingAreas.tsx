import { Alert } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { PerformanceRow } from './performanceRow.ts'

/** Says that figures per square metre and fees are 0 or missing because a unit has no area in these months. */
export function MissingAreas({ rows }: { readonly rows: readonly (PerformanceRow | null)[] }) {
  const translate = useTranslate()
  if (!rows.some((row) => row?.warnings.includes('no_area'))) return null
  return <Alert severity="warning">{translate('PS.performance.no_area')}</Alert>
}
