import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useParams } from 'react-router-dom'
import { localName } from '#src/kit/base/text/localName.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { useKeptShopResult } from '#src/kit/page/shopResults.ts'
import { shopTabs } from '#src/kit/base/plugin/slots.ts'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { SlotTabs } from '#src/kit/page/tabs/SlotTabs.tsx'
import { FormerUnit } from './FormerUnit.tsx'
import { useProfile, type Profile } from './profile.ts'
import styles from './Shop.module.css'
import { ShopControls } from './ShopControls.tsx'
import { ShopFacts } from './ShopFacts.tsx'
import { ShopOverview } from './ShopOverview.tsx'
import { UnitRecord } from './UnitRecord.tsx'

/**
 * The page of a shop: everything that the areas know about it, in tabs that they contribute. `texts` is where
 * the area that mounts it keeps the words.
 */
export function ShopPage() {
  const { store_id = '' } = useParams()
  const { data, error, retry } = useProfile(store_id)
  if (error && !data) return <RecordFailed error={error} retry={retry} />
  return data ? <Loaded key={store_id} profile={data} /> : <RecordSkeleton />
}

function Loaded({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { site } = useSubject()
  const { text } = usePageChoices()
  const statTime = Number(text('stat_time')) || null
  const { store_id, store_no, tenancy } = profile
  useKeptShopResult('resultStoreId', store_id)
  useKeptShopResult('resultStatTime', statTime)
  const name = localName(profile, locale) || (tenancy?.trade_name ?? store_no)
  const isElsewhere = profile.site !== site
  return (
    <PlainPage
      title="RM_shop_detail.shop.title"
      name={name}
      actions={
        <>
          <UnitRecord profile={profile} />
          <PrintAction />
        </>
      }
    >
      <ShopControls profile={profile} statTime={statTime} />
      <FormerUnit profile={profile} />
      <ShopFacts profile={profile} />
      {isElsewhere ? (
        <output className={styles['banner']}>{translate('RM_shop_detail.shop.elsewhere')}</output>
      ) : (
        <SlotTabs
          slot={shopTabs}
          props={{ storeId: store_id, statTime }}
          label={translate('RM_shop_detail.shop.tabs')}
          first={{
            label: translate('RM_shop_detail.shop.overview'),
            content: <ShopOverview profile={profile} statTime={statTime} />,
          }}
        />
      )}
    </PlainPage>
  )
}
