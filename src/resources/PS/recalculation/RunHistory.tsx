import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { statusColors, warningText } from './runTexts.ts'
import { isUnderWay, pause } from './useRun.ts'
import { WarningLink } from './WarningLink.tsx'

/** The latest runs of the site, newest first. */
export function RunHistory() {
  const translate = useTranslate()
  const { data, error, retry } = useCall(
    listCall(retailCalcRun),
    { query: { sort: { created_at: -1 }, range: '0-19' } },
    {
      refreshOn: [retailCalcRun],
      refetchInterval: (reply) => (reply?.list.some(({ status }) => isUnderWay(status)) ? pause : false),
    },
  )
  const rows = (data?.list ?? []).map((run) => ({
    ...run,
    scope: translate('PS.recalculation.months', { from: run.from_month, to: run.to_month }),
    notes: (run.warnings ?? []).map((warning) => warningText(translate, warning)).join('; '),
  }))
  const label = (name: string) => `PS.recalculation.fields.${name}`
  const columns = [
    { source: 'scope', label: label('scope'), kind: 'text' as const },
    {
      source: 'status',
      label: label('status'),
      kind: 'text' as const,
      render: ({ status }: Readonly<Record<string, unknown>>) => (
        <StatusChip tone={statusColors[String(status)]}>
          {translate(`PS.recalculation.statuses.${String(status)}`)}
        </StatusChip>
      ),
    },
    { source: 'started_at', label: label('started_at'), kind: 'moment' as const },
    {
      source: 'rows_written',
      label: label('rows_written'),
      kind: 'count' as const,
      render: ({ _id, status, rows_written: count }: Readonly<Record<string, unknown>>) =>
        status === 'done' && count !== 0 ? (
          <LinkBase
            to={`/PS/performance/changes?run=${encodeURIComponent(String(_id))}`}
            aria-label={translate('PS.changes.open_run', { count: formatNumber(count) })}
          >
            {formatNumber(count)}
          </LinkBase>
        ) : (
          formatNumber(count)
        ),
    },
    { source: 'rows_unchanged', label: label('rows_unchanged'), kind: 'count' as const },
    { source: 'reason', label: label('reason'), kind: 'text' as const },
    {
      source: 'notes',
      label: label('notes'),
      kind: 'text' as const,
      render: ({ _id }: Readonly<Record<string, unknown>>) =>
        data?.list
          .find((run) => run._id === _id)
          ?.warnings?.map((warning) => (
            <div key={`${warning.code} ${warning.stat_month} ${warning.store_id}`}>
              <WarningLink warning={warning} />
            </div>
          )),
    },
  ]
  return (
    <Section title="PS.recalculation.history">
      {error && <ErrorState error={error} retry={retry} />}
      {data && <TotalTable label={translate('PS.recalculation.history')} rows={rows} columns={columns} />}
    </Section>
  )
}
