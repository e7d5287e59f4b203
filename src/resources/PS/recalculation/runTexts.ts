import type { useTranslate } from 'react-admin'
import type { z } from 'zod'
import type { calcWarnings } from '#contract/PS/retailCalculation.ts'
import type { StatusColors } from '#contract/nounScreens.ts'

export type Warning = z.infer<typeof calcWarnings>[number]

/** The colours of the states of a run. */
export const statusColors: StatusColors = { queued: 'grey', running: 'blue', done: 'green', failed: 'red' }

/** What a run left out, in words. */
export const warningText = (
  translate: ReturnType<typeof useTranslate>,
  { code, stat_month, store_no }: Warning,
): string =>
  translate(`PS.recalculation.warnings.${code}`, {
    month: stat_month,
    store: store_no ?? '',
    _: code,
  })
