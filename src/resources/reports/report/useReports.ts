import type { z } from 'zod'
import { reportCatalogue } from '#contract/reports/center.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/** A report that the user may run. */
export type ReportEntry = z.infer<typeof reportCatalogue.reply>['list'][number]

/** The reports that the user may run. Pages share one reply. */
export const useReports = () => useCall(reportCatalogue, {}, { staleTime: 60_000 })
