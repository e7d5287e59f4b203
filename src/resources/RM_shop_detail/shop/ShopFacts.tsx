import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { storeStatusColors } from '#src/resources/brandDB/store/storeStatusColors.ts'
import type { Profile } from './profile.ts'
import styles from './Shop.module.css'
import { useArea } from './useArea.ts'

interface ShopFactsProps {
  readonly profile: Profile
}

/** What people look for first: brand, unit, floor, area, and until when it is let. */
export function ShopFacts({ profile }: ShopFactsProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { brand, store_no, floor, status, tenancy } = profile
  const area = useArea(profile.area)
  const facts = {
    brand: brand ? localName(brand, locale) : translate('RM_shop_detail.shop.vacant'),
    store_no,
    floor,
    area,
    ...(tenancy ? { lease_end: formatDay(tenancy.lease_end ?? tenancy.end_date) } : {}),
    status: (
      <StatusChip tone={storeStatusColors[status]}>
        {translate(`RM_shop_detail.shop.status.${status}`, { _: status })}
      </StatusChip>
    ),
  }
  return (
    <dl className={styles['facts']}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="tiny">{translate(`RM_shop_detail.shop.fact.${name}`)}</dt>
          <dd className="figures anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
