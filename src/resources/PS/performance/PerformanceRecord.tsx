import Storefront from '@mui/icons-material/StorefrontOutlined'
import { Button } from '@mui/material'
import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useParams } from 'react-router-dom'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { performanceExplanation } from '#contract/PS/performanceExplanation.ts'
import { figureNames, visibleFigures, type FigureName } from '#contract/PS/figures.ts'
import { retailPerformance } from '#contract/PS/retailPerformance.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Explain } from '#src/kit/value/explain/Explain.tsx'
import { formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { PageAction } from '#src/kit/page/record/RecordActions.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import styles from './Performance.module.css'
import { PerformanceCard } from './PerformanceCard.tsx'
import type { PerformanceRow } from './performanceRow.ts'
import { TrendChart } from './TrendChart.tsx'
import { useFigures } from './useFigures.ts'
import { basisName, monthName } from './monthName.ts'

/** A tenancy over 24 months, compared with its peers. */
export function PerformanceRecord() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const seesRent = useCan(seesRents)
  const reply = useCall(retailPerformance, { query: { tenant_ship_id: id, months: 24 } })
  const { data, error, retry, isPending } = reply
  const label = (key: string) => translate(`PS.performance.${key}`)
  const peer = (value: number | null | undefined, good: 'up' | 'down') =>
    typeof value === 'number' ? { value, label: label('record.peers'), good } : undefined
  const { current, peers } = data ?? {}
  const lastYear =
    typeof current?.sales_last_year === 'number'
      ? { value: current.sales_last_year, label: basisName(translate, current, 'year'), good: 'up' as const }
      : undefined
  const references = {
    sales: lastYear,
    sales_density: peer(peers?.median_density, 'up'),
    ocr: peer(peers?.median_ocr, 'down'),
    rank_site: undefined,
  }
  return (
    <PlainPage
      title="PS.performance.title"
      {...(data ? { name: current?.name ?? label('record.none') } : {})}
      back={<BackLink to="/PS/performance">{label('record.back')}</BackLink>}
      actions={
        <>
          <Button component={LinkBase} to={`/PS/performance/changes?tenancy=${encodeURIComponent(id)}`}>
            {translate('PS.changes.open')}
          </Button>
          {current?.store_id && (
            <PageAction noun="store" id={current.store_id} icon={<Storefront />}>
              {translate('PS.performance.shop.page')}
            </PageAction>
          )}
          <PrintAction />
        </>
      }
    >
      {error && !data ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <>
          <FigureCards>
            {(['sales', 'sales_density', 'ocr', 'rank_site'] as const).map((figure) => (
              <PerformanceCard
                key={figure}
                {...{ figure, isPending }}
                currency={data?.currency}
                value={data && (current?.[figure] ?? null)}
                reference={references[figure]}
              />
            ))}
          </FigureCards>
          <TrendChart title={label(seesRent ? 'record.trend' : 'record.sales')} reply={reply} withRent />
          {data && current && <Figures id={id} current={current} currency={data.currency} />}
        </>
      )}
    </PlainPage>
  )
}

interface FiguresProps {
  readonly id: string
  readonly current: PerformanceRow
  readonly currency: string
}

/** Every figure of the month; each explains itself. */
function Figures({ id, current, currency }: FiguresProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { label, unit, seesRent } = useFigures(currency)
  const month = current.stat_month ?? ''
  const input = (figure: string) => ({
    // The keys come from the list of figures, and from the reply about them.
    query: {
      stat_month: month,
      cond: JSON.stringify({ tenant_ship_id: id }),
      figure: figure as FigureName,
    },
  })
  return (
    <Section title={translate('PS.performance.record.month', { month: monthName(translate, current) })}>
      <dl className={styles['figures']}>
        {visibleFigures(figureNames(), seesRent).map((name) => (
          <div key={name} className="flex between gap-16">
            <dt>{label(name)}</dt>
            <dd>
              <Explain call={performanceExplanation} input={input} figure={name}>
                {formatFigure(current[name], unit(name), locale)}
              </Explain>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
