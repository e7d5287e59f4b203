import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { brand } from '#contract/brandDB/brand.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import styles from './Brand.module.css'
import { brandStatusColors } from './shownLooks.tsx'
import { PriceBand } from './PriceBand.tsx'
import { SiteList } from './SiteList.tsx'

/** A card of a brand below its name: its trade, its sites, and its status. */
export function BrandCard({ record }: { readonly record: ShownRecord<typeof brand> }) {
  const translate = useTranslate()
  const words = useWords()
  const { category_id, level1_id, status, store_count, site_ids, price_band, audit_status } = record
  return (
    <div className="stack gap-8">
      <p className="muted">
        <ReferenceLabel to="brand_category" id={category_id} />
        {level1_id !== null && (
          <>
            {' · '}
            <ReferenceLabel to="level1_classification" id={level1_id} />
          </>
        )}
        {price_band !== null && (
          <>
            {' · '}
            <PriceBand band={price_band} />
          </>
        )}
      </p>
      {site_ids.length > 0 && <SiteList ids={site_ids} />}
      <div className={styles['state']}>
        <StatusChip tone={brandStatusColors[status]}>{words.choice('status', status)}</StatusChip>
        {audit_status === 'audit_inprogress' && (
          <StatusChip tone="amber">{words.choice('audit_status', audit_status)}</StatusChip>
        )}
        <span className="muted">{translate('brandDB.brand.stores', { smart_count: store_count })}</span>
      </div>
    </div>
  )
}
