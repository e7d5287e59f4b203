import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { rentTop20, salesTop20 } from '#contract/brandDB/brandRanking.ts'
import type { CallParts } from '#contract/callInput.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { shiftMonth } from '#contract/month.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { ReportPage } from '#src/kit/page/report/ReportPage.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { brandAddress, rankingColumns } from './rankingColumns.tsx'
import { RankingControls } from './RankingControls.tsx'

/** The 20 brands with the highest sales, or that pay the most rent. */
export function BrandRanking() {
  const { choice } = usePageChoices()
  const seesRent = useCan(seesRents)
  const by = seesRent ? choice('by', ['sales', 'rent']) : 'sales'
  return by === 'rent' ? <Ranking by="rent" call={rentTop20} /> : <Ranking by="sales" call={salesTop20} />
}

type RankingProps =
  | { readonly by: 'sales'; readonly call: typeof salesTop20 }
  | { readonly by: 'rent'; readonly call: typeof rentTop20 }

function Ranking({ by, call }: RankingProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { text, choice } = usePageChoices()
  const label = (key: string, values?: object) => translate(`brandDB.ranking.${key}`, values)
  const month = shiftMonth(useToday().slice(0, 7), -1)
  const last = text('to') || month
  // An address may have them in the wrong order.
  const [from = last, to = last] = [text('from') || last, last].toSorted()
  const isEverywhere = choice('scope', ['here', 'everywhere']) === 'everywhere'
  const query = {
    from_month: from,
    to_month: to,
    ...(text('category') === '' ? {} : { category_id: text('category') }),
    ...(isEverywhere ? { site: 'ALL' } : {}),
  }
  return (
    <ReportPage<Reply, CallParts>
      title="brandDB.ranking.title"
      name={`brandDB/ranking/${by}`}
      file={`brand_${by}_top20_${to}`}
      call={call}
      input={{ query }}
      columns={rankingColumns[by]}
      controls={<RankingControls from={from} to={to} />}
      renderState={({ currency }) => label('currency', { currency })}
      renderTop={({ data, isPending, error, retry }) => {
        const brands = data?.list.filter(({ rank }) => rank !== null) ?? []
        return (
          <>
            {data?.is_to_date && <p>{label('under_way', { month: to })}</p>}
            <Chart
              kind="ranking"
              title={label(`chart_${by}`)}
              by={label('column.name')}
              categories={brands.map(({ brand_id, name }) => ({ id: brand_id ?? name, label: name }))}
              series={[
                {
                  id: by,
                  label: label(`column.${by}`),
                  unit: { currency: data?.currency ?? 'CNY' },
                  values: brands.map((row) => row[by] ?? null),
                },
              ]}
              to={({ category }) => brandAddress(category)}
              {...{ isPending, error: data ? null : error, retry }}
            />
          </>
        )
      }}
      renderBottom={({ data }) =>
        data && (
          <p>
            {label('others', { amount: formatFigure(data.others[by], { currency: data.currency }, locale) })}
          </p>
        )
      }
    />
  )
}

/** What both rankings have, as far as this page reads it. */
interface Reply {
  readonly list: readonly {
    readonly rank: number | null
    readonly brand_id: string | null
    readonly name: string
    readonly sales?: number | null | undefined
    readonly rent?: number | null | undefined
    readonly [source: string]: unknown
  }[]
  readonly total: object
  readonly others: { readonly sales?: number | undefined; readonly rent?: number | undefined }
  readonly is_to_date: boolean
  readonly currency: string
}
