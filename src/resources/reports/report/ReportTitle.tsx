import { useLocaleState } from 'react-admin'
import type { z } from 'zod'
import type { localText } from '#contract/reports/parameter.ts'

/** The title of a report in the user's language. */
export function ReportTitle({ title }: { readonly title: z.infer<typeof localText> }) {
  const [locale] = useLocaleState()
  return locale === 'zh_TW' || locale === 'en_US' ? title[locale] : title.zh_CN
}
