import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { resultStores } from '#contract/RM_evaluate/resultStores.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { PeriodSelect } from '#src/kit/page/statistics/PeriodSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { usePeriod } from '#src/kit/page/statistics/usePeriod.ts'
import { ItemHistory } from './ItemHistory.tsx'

const items = listCall(scoreItem)
const usual = { staleTime: 60_000 }

/** What a shop scored on one item in a period; shop and item are chosen. */
export function ItemHistoryPage() {
  const area = useMounted()('RM_evaluate')
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { text, set } = usePageChoices()
  const { range, ...period } = usePeriod('days')
  const shops = useCall(resultStores, { query: {} }, usual)
  const all = useCall(items, { query: { range: 'ALL', sort: { order: 1 } } }, usual)
  const failed = [shops, all].find(({ data, error }) => error && !data)
  if (failed) return <ErrorState {...failed} isPage />
  if (!shops.data || !all.data) return <RecordSkeleton />
  // An item of several sets has one history.
  const choices = [...new Map(all.data.list.map((item) => [item.code, item])).values()]
  const item = choices.find(({ code }) => code === text('item')) ?? choices[0]
  const shop = shops.data.list.find(({ store_id }) => store_id === text('store')) ?? shops.data.list[0]
  return (
    <PlainPage
      title="RM_evaluate.shop.item_page.title"
      back={
        <BackLink to={area === 'RM_evaluate' ? '/RM_evaluate/itemRanking' : `/${area}/ranking`}>
          {translate('RM_evaluate.shop.item_page.ranking')}
        </BackLink>
      }
    >
      <PageControls>
        <LabelledSelect
          label={translate('RM_evaluate.shop.item_page.shop')}
          value={shop?.store_id ?? ''}
          options={shops.data.list.map(({ store_id, store_no, brand_name, ...names }) => [
            store_id,
            `${store_no} ${brand_name ?? nameOf({ ...names, id: store_id })}`,
          ])}
          onChange={(store) => set({ store })}
        />
        <LabelledSelect
          label={translate('RM_evaluate.shop.item_page.item')}
          value={item?.code ?? ''}
          options={choices.map((one) => [one.code, `${one.code} ${nameOf({ ...one, id: one._id })}`])}
          onChange={(code) => set({ item: code })}
        />
        <PeriodSelect {...period} />
      </PageControls>
      {item && shop && range ? (
        <ItemHistory
          storeId={shop.store_id}
          itemId={item._id}
          name={nameOf({ ...item, id: item._id })}
          days={range}
        />
      ) : (
        <p>{translate('RM_evaluate.shop.item_page.none')}</p>
      )}
    </PlainPage>
  )
}
