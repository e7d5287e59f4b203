import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin'
import { brand } from '#contract/brandDB/brand.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { pictureOf } from '#src/kit/value/picture/pictureOf.ts'
import { RecordPicture } from '#src/kit/value/picture/RecordPicture.tsx'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { brandLooks } from '#src/resources/brandDB/brand/brandParts.ts'
import { brands, type BrandAudit } from './brandAuditRecord.ts'

interface BrandContextProps {
  readonly audit: Pick<BrandAudit, '_id' | 'brand_id' | 'after'>
}

/** The trade of the brand and where it has stores, for the approver. Nothing for a new brand. */
export function BrandContext({ audit }: BrandContextProps) {
  const record = useBrandOf(audit)
  if (!record) return null
  return (
    <ResourceContextProvider value={brands}>
      <RecordContextProvider value={record}>
        <Section title="brandDB.brandAudit.section.brand">
          <FieldList sources={facts} />
        </Section>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

/** The picture of the brand; of a new brand, the proposed picture. */
export function BrandPicture({ audit }: BrandContextProps) {
  const nameOf = useLocalName()
  const proposed = { ...audit.after, id: audit._id }
  const record = useBrandOf(audit) ?? (audit.brand_id === null ? proposed : undefined)
  if (!record) return null
  return (
    <RecordPicture id={String(record.id)} name={nameOf(record)} uid={pictureOf(brand, record)} size="large" />
  )
}

const facts = ['status', 'category_id', 'level1_id', 'level2_id', 'store_count', 'site_ids'].map(
  (source) => ({
    source,
    ...brandLooks[source],
  }),
)

/** Undefined while it loads, if there is none, and if it cannot be read. */
function useBrandOf({ brand_id }: BrandContextProps['audit']) {
  const { data } = useGetOne(brands, { id: brand_id ?? '' }, { enabled: brand_id !== null, retry: false })
  return data
}
