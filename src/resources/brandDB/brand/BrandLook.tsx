import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { brand } from '#contract/brandDB/brand.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { OpenRequestBanner } from '#src/kit/page/request/PendingBanner.tsx'
import { brandRequests } from '#src/resources/brandDB/brandAudit/brandRequests.ts'
import styles from './Brand.module.css'
import { ChangeAction, FavouriteAction } from './BrandActions.tsx'
import { brandLooks } from './brandLooks.tsx'

const facts = [
  'status',
  'category_id',
  'level1_id',
  'level2_id',
  'tag_ids',
  'price_band',
  'origin_country',
  'store_count',
  'site_ids',
  'target_group',
  'website',
  'updated_at',
].map((source) => ({ source, ...brandLooks[source] }))

/** A brand beside the list: the most important facts, its photos, and what the user can do with it. */
export function BrandLook() {
  const record = useRecord<typeof brand>()
  const translate = useTranslate()
  const nameOf = useLocalName()
  if (!record) return null
  const shown = nameOf(record)
  const others = [record.name, record.name_tc, record.name_en].filter(
    (name, at, all) => name && name !== shown && all.indexOf(name) === at,
  )
  const photos = record.photos ?? []
  return (
    <div className="stack gap-12">
      {others.length > 0 && <p className="muted">{others.join(' · ')}</p>}
      <div className={styles['buttons']}>
        <ChangeAction />
        <FavouriteAction />
      </div>
      <OpenRequestBanner requests={brandRequests} />
      <FieldList sources={facts} />
      {photos.length > 0 && (
        <section aria-label={translate('brandDB.brand.group.photos')}>
          <PictureList uids={photos} />
        </section>
      )}
    </div>
  )
}
