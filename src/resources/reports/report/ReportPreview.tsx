import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { reportPreview } from '#contract/reports/center.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'
import { Downloads } from './Downloads.tsx'
import type { ParameterValues } from './parameters.ts'
import styles from './Reports.module.css'

/** Which report is run, where, with which parameters. */
export interface Run {
  readonly report: string
  /** Null: all sites of the user. */
  readonly site: string | null
  readonly params: ParameterValues
}

type Preview = z.infer<typeof reportPreview.reply>

/** The first rows of a report, its Total row, and its file. */
export function ReportPreview({ run }: { readonly run: Run }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { report, site, params } = run
  const currency = usePerson().user.sites.find(({ _id }) => _id === site)?.currency
  const language = locale === 'zh_TW' || locale === 'en_US' ? locale : 'zh_CN'
  const { data, error, retry } = useCall(reportPreview, {
    query: {
      report,
      params: JSON.stringify(params),
      locale: language,
      ...(site === null ? {} : { at: site }),
    },
  })
  return (
    <div className={styles['preview']}>
      <Section title="reports.report.preview">
        {data && <Downloads run={{ ...run, locale: language }} />}
        {error && !data && <ErrorState error={error} retry={retry} />}
        {!data && !error && <RecordSkeleton lines={6} />}
        {data && data.total === 0 && <output>{translate('reports.report.empty')}</output>}
        {data && data.total > 0 && (
          <>
            <output className={styles['count']}>
              {translate(data.list.length < data.total ? 'reports.report.first' : 'reports.report.every', {
                total: formatNumber(data.total),
                shown: formatNumber(data.list.length),
              })}
            </output>
            <TotalTable
              label={translate('reports.report.preview')}
              currency={data.columns.some(({ source }) => source === 'currency') ? undefined : currency}
              rows={[...data.list, ...(data.sums ? [{ ...data.sums, is_total: true }] : [])]}
              columns={data.columns.map((column) => columnOf(column, translate))}
            />
          </>
        )}
      </Section>
    </div>
  )
}

const columnOf = (
  { source, title, kind }: Preview['columns'][number],
  translate: (key: string) => string,
): TotalColumn => ({
  source,
  label: title,
  kind: kinds[kind],
  render: (row) => {
    const value = row[source]
    return typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : undefined
  },
})

/** Moments are texts already, in the time of the site. */
const kinds = {
  text: 'text',
  number: 'count',
  count: 'count',
  amount: 'money',
  percent: 'ratio',
  date: 'date',
  moment: 'text',
} as const
