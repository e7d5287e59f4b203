import { useLocaleState } from 'react-admin'
import type { z } from 'zod'
import { reportCatalogue } from '#contract/reports/center.ts'
import type { localText } from '#contract/reports/parameter.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/** A report that the user may run. */
export type ReportEntry = z.infer<typeof reportCatalogue.reply>['list'][number]

/** The reports that the user may run. Pages share one reply. */
export const useReports = () => useCall(reportCatalogue, {}, { staleTime: 60_000 })

/** Returns texts in the user's language. */
export function useLocalText(): (text: z.infer<typeof localText>) => string {
  const [locale] = useLocaleState()
  return (text) => (locale === 'zh_TW' || locale === 'en_US' ? text[locale] : text.zh_CN)
}
