import { useLocale } from 'react-admin'
import type { ListedJob } from './listedJob.ts'

/** Returns a function that gives the title of a job in the user's language. */
export function useJobName(): (title: ListedJob['title']) => string {
  const locale = useLocale()
  return (title) => (locale === 'zh_TW' || locale === 'en_US' ? title[locale] : title.zh_CN)
}
