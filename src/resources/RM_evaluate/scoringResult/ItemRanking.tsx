import { LinkBase } from 'react-admin'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { dailyItemRanking, gzAverage } from '#contract/RM_evaluate/scoringRanking.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { formatColumn, formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { RankingBars } from '#src/kit/value/figure/RankingBars.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { PeriodSelect } from '#src/kit/page/statistics/PeriodSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { usePeriod, type Period } from '#src/kit/page/statistics/usePeriod.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'

const items = listCall(scoreItem)
const categories = listCall(brandCategory)
const refreshOn = [scoringResult]
const usual = { staleTime: 60_000 }

/** The shops of a site by their share of the points of one item, in a period. */
export function ItemRanking() {
  const at = useMounted()
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { text, set } = usePageChoices()
  const { range, ...period } = usePeriod('days')
  const all = useCall(items, { query: { range: 'ALL', sort: { order: 1 } } }, usual)
  const groups = useCall(categories, { query: { range: 'ALL' } }, usual)
  if (!all.data) return all.error ? <ErrorState {...all} isPage /> : <RecordSkeleton />
  // An item that is in several sets counts once.
  const choices = [...new Map(all.data.list.map((item) => [item.code, item])).values()]
  const item = choices.find(({ code }) => code === text('item')) ?? choices[0]
  const category_id = text('category')
  return (
    <PlainPage
      title="RM_evaluate.result.ranking.title"
      actions={
        <LinkBase to={at(`/RM_evaluate/itemHistory?item=${encodeURIComponent(item?.code ?? '')}`)}>
          {translate('RM_evaluate.result.ranking.history')}
        </LinkBase>
      }
    >
      <PageControls>
        <LabelledSelect
          label={translate('RM_evaluate.result.ranking.item')}
          value={item?.code ?? ''}
          options={choices.map((one) => [one.code, `${one.code} ${nameOf({ ...one, id: one._id })}`])}
          onChange={(code) => set({ item: code })}
        />
        <LabelledSelect
          label={translate('RM_evaluate.result.ranking.category')}
          value={category_id}
          options={[
            ['', translate('RM_evaluate.result.ranking.all')],
            ...(groups.data?.list ?? []).map((one): [string, string] => [
              one._id,
              nameOf({ ...one, id: one._id }),
            ]),
          ]}
          onChange={(category) => set({ category })}
        />
        <PeriodSelect {...period} />
      </PageControls>
      {item && range && (
        <Ranked item={item._id} code={item.code} range={range} {...(category_id ? { category_id } : {})} />
      )}
    </PlainPage>
  )
}

interface RankedProps {
  readonly item: string
  readonly code: string
  readonly range: Period
  readonly category_id?: string
}

function Ranked({ item, code, range: { from, to }, ...category }: RankedProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const pageOf = usePageShowing('store')
  const site = usePerson().site?._id
  const options = { refreshOn, keepsPrevious: true }
  const days = { from, to, ...category }
  const ranking = useCall(dailyItemRanking, { query: { ...days, item_id: item } }, options)
  const benchmark = useCall(gzAverage, { query: days }, options)
  const { data } = ranking
  if (!data) return ranking.error ? <ErrorState {...ranking} /> : <RecordSkeleton />
  const scored = formatColumn(data.list.map(({ score }) => score))
  return (
    <>
      <FigureCards>
        <FigureCard label={translate('RM_evaluate.result.average')} value={data.average} unit="ratio" />
        {benchmark.data?.site !== site && (
          <FigureCard
            label={translate('RM_evaluate.result.benchmark')}
            value={benchmark.data?.items.find((one) => one.code === code)?.average_ratio}
            unit="ratio"
            {...benchmark}
          />
        )}
        <FigureCard label={translate('RM_evaluate.result.shops')} value={data.total} />
      </FigureCards>
      {data.total === 0 ? (
        <p>{translate('RM_evaluate.result.ranking.none')}</p>
      ) : (
        <RankingBars
          headings={[
            translate('RM_evaluate.result.ranking.rank'),
            translate('RM_evaluate.result.ranking.shop'),
            translate('RM_evaluate.result.ranking.mean'),
          ]}
          mark={data.average}
          rows={data.list.map(({ store_id, store_no, brand, rank, score, max_score, ratio, ...names }) => ({
            id: store_id,
            rank,
            name: `${store_no} ${nameOf({ ...(brand ?? names), id: store_id })}`,
            to: pageOf?.(store_id),
            share: ratio,
            text: `${scored(score)} / ${formatNumber(max_score)}`,
          }))}
        />
      )}
    </>
  )
}
