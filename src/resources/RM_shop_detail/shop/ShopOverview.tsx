import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { ReactNode } from 'react'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { shopCards } from '#src/kit/base/plugin/slots.ts'
import type { Profile } from './profile.ts'
import styles from './Shop.module.css'
import { useArea } from './useArea.ts'

interface ShopOverviewProps {
  readonly profile: Profile
  readonly statTime: number | null
}

/** The first tab, which is also what is printed: figures that the areas contribute, the tenant, and the unit. */
export function ShopOverview({ profile, statTime }: ShopOverviewProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const { brand, category, tenancy, store_no, store_type, floor, store_id } = profile
  const area = useArea(profile.area)
  const named = (of: Profile['category']) => (of ? localName(of, locale) : noValue)
  return (
    <>
      <FigureCards>
        <SlotExtensions slot={shopCards} props={{ storeId: store_id, statTime }} />
      </FigureCards>
      <div className={styles['columns']}>
        <Section title="RM_shop_detail.shop.group.tenant">
          <Facts
            facts={
              tenancy
                ? {
                    brand: brand && <ReferenceLabel to="brand" id={brand._id} link />,
                    trade_name: tenancy.trade_name,
                    company: tenancy.company && localName(tenancy.company, locale),
                    since: formatDay(tenancy.start_date),
                    until: formatDay(tenancy.end_date),
                    lease_end: formatDay(tenancy.lease_end),
                  }
                : { brand: translate('RM_shop_detail.shop.vacant') }
            }
          />
        </Section>
        <Section title="RM_shop_detail.shop.group.unit">
          <Facts
            facts={{
              store_no,
              floor,
              area,
              store_type: translate(`RM_shop_detail.shop.store_type.${store_type}`, { _: store_type }),
              category: named(category),
            }}
          />
        </Section>
      </div>
    </>
  )
}

interface FactsProps {
  readonly facts: Readonly<Record<string, ReactNode>>
}

function Facts({ facts }: FactsProps) {
  const translate = useTranslate()
  return (
    <dl className={styles['list']}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="tiny">{translate(`RM_shop_detail.shop.fact.${name}`)}</dt>
          <dd className="figures anywhere">{value || noValue}</dd>
        </div>
      ))}
    </dl>
  )
}
