import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { tagGroups } from '#contract/brandDB/brandTag.ts'

/** What a group of tags is called: known ones in the current language, others as somebody named them. */
export function useGroupName(): (group: string) => string {
  const translate = useTranslate()
  return useCallback(
    (group) => (tagGroups.includes(group) ? translate(`brandDB.tag.groups.${group}`) : group),
    [translate],
  )
}
