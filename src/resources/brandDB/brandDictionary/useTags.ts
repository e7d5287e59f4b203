import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { brandTag } from '#contract/brandDB/brandTag.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { useGroupName } from './useGroupName.ts'

/** A tag as an option. */
export interface TagOption {
  readonly id: string
  readonly name: string
  /** The name of its group; empty if it has none. */
  readonly group: string
  readonly color: string | null
  /** Its names in all languages, for searching. */
  readonly more?: string
}

/** All tags, sorted by group and by their order within it. */
export function useTags(): { readonly tags: readonly TagOption[]; readonly isPending: boolean } {
  const resource = useResourceOf('brand_tag')
  const { data, isPending } = useGetList<ShownRecord<typeof brandTag>>(resource ?? '', dictionaryPage, {
    enabled: resource !== undefined,
  })
  const nameOf = useLocalName()
  const groupName = useGroupName()
  const tags = useMemo(() => {
    const all = [...(data ?? [])].sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    const groups = [...new Set(all.map((record) => groupName(record.group ?? '')))]
    return all
      .map((record) => ({
        id: String(record.id),
        name: nameOf(record),
        group: groupName(record.group ?? ''),
        color: record.color ?? null,
        more: [record.name, record.name_en, record.name_tc].filter(Boolean).join(' '),
      }))
      .sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
  }, [data, nameOf, groupName])
  return { tags, isPending }
}
