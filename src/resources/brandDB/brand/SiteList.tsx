import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { TagList } from '#src/kit/value/field/TagList.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'

/** The names of the user's own sites among these; the others are counted. */
export function SiteList({ ids }: { readonly ids: readonly string[] }) {
  const translate = useTranslate()
  const { sites } = useSubject()
  if (ids.length === 0) return '-'
  const own = ids.filter((id) => sites.some(({ _id }) => _id === id))
  const others = ids.length - own.length
  const items = own.map((key) => ({ key, text: <ReferenceLabel to="site" id={key} /> }))
  const rest = { key: '', text: translate('brandDB.brand.other_sites', { smart_count: others }) }
  return <TagList items={others > 0 ? [...items, rest] : items} most={50} />
}
