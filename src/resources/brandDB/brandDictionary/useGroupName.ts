import { useCallback } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tagGroups } from '#contract/brandDB/brandTag.ts'

/** The name of a group of tags: built-in groups in the current language, others as users named them. */
export function useGroupName(): (group: string) => string {
  const translate = useTranslate()
  return useCallback(
    (group) => (tagGroups.includes(group) ? translate(`brandDB.tag.groups.${group}`) : group),
    [translate],
  )
}
