import { useGetManyAggregate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { store } from '#contract/brandDB/store.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { useGatheredReferences } from '#src/kit/value/field/references.ts'
import { TagList } from '#src/kit/value/field/TagList.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'

interface StoreNamesProps {
  readonly ids: readonly string[]
  /** Shows all names, with links to the stores of the current site. */
  readonly link?: boolean
}

/**
 * The names of a contact's stores. A store at another of the user's sites is followed by that site; stores at sites that the
 * user may not see are only counted.
 */
export function StoreNames({ ids, link = false }: StoreNamesProps) {
  const translate = useTranslate()
  const { site } = useSubject()
  const siteOf = useSitesOf(ids)
  const seen = ids.filter((id) => siteOf(id) !== null)
  const unseen = ids.length - seen.length
  if (ids.length === 0) return noValue
  const items = seen.map((id) => {
    const own = siteOf(id)
    return {
      key: id,
      text: (
        <>
          <ReferenceLabel to="store" id={id} link={link} />
          {own && own !== site && (
            <>
              {' · '}
              <ReferenceLabel to="site" id={own} />
            </>
          )}
        </>
      ),
    }
  })
  const rest = { key: '', text: translate('brandDB.contact.stores_elsewhere', { smart_count: unseen }) }
  return <TagList items={unseen > 0 ? [...items, rest] : items} {...(link ? { most: 50 } : {})} />
}

/** The site of each store: undefined while it is loading, null for a store that the user may not see. */
function useSitesOf(ids: readonly string[]): (id: string) => string | null | undefined {
  const gathered = useGatheredReferences()
  const resource = useResourceOf('store')
  const isGathered = ids.every((id) => gathered?.gathers('store', id))
  const { data, isPending } = useGetManyAggregate<ShownRecord<typeof store>>(
    resource ?? '',
    { ids: [...ids] },
    { enabled: resource !== undefined && ids.length > 0 && !isGathered },
  )
  return (id) => {
    const record = isGathered
      ? gathered?.recordOf<ShownRecord<typeof store>>('store', id)
      : (data?.find((one) => one?.id === id) ?? (isPending ? undefined : null))
    return record && record.site
  }
}
