import { useGetList } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Dictionary.module.css'
import { DictionaryTabs } from './DictionaryTabs.tsx'
import { TagInputs } from './TagInputs.tsx'
import { TagLine, type ShownTag } from './TagLine.tsx'
import { useCounts } from './useCounts.ts'
import { useGroupName } from './useGroupName.ts'

/** All tags of brands by group, for users who edit them. */
export function TagSettings() {
  const translate = useTranslate()
  const resource = useResourceOf('brand_tag') ?? ''
  const { data, isPending, error, refetch } = useGetList<ShownTag>(resource, page)
  const counts = useCounts()
  const groupName = useGroupName()
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  const tags = data ?? []
  return (
    <PlainPage
      title="brandDB.dictionary.tags"
      back={<DictionaryTabs />}
      actions={
        <AddInDrawer
          contract={brandTag}
          title="brandDB.tag.add"
          defaults={{ order: tags.length + 1 }}
          button={{ size: 'medium', variant: 'contained' }}
        >
          <TagInputs />
        </AddInDrawer>
      }
    >
      {isPending && <RecordSkeleton />}
      {groupsOf(tags).map(([group, members]) => (
        <section
          key={group}
          className={styles['group']}
          aria-label={groupName(group) || translate('brandDB.tag.no_group')}
        >
          <h2>{groupName(group) || translate('brandDB.tag.no_group')}</h2>
          <ul>
            {members.map((tag) => (
              <TagLine
                key={tag.id}
                tag={tag}
                resource={resource}
                count={counts ? (counts.tag_ids[String(tag.id)] ?? 0) : null}
              />
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  )
}

const page = { ...dictionaryPage, sort: { field: 'order', order: 'ASC' as const } }

/** By group; tags without a group come last. */
const groupsOf = (tags: readonly ShownTag[]) =>
  [...Map.groupBy(tags, ({ group }) => group ?? '')].sort(
    ([one], [other]) => Number(one === '') - Number(other === ''),
  )
