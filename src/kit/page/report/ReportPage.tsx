import { useState, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { useCall, type CallResult, type UseCallOptions } from '#src/kit/base/call/useCall.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import type { TotalRow } from '#src/kit/table/TotalColumn.ts'
import { ReportTable, type ReportColumn } from './ReportTable.tsx'
import { usePaging } from './usePaging.ts'
import styles from './Report.module.css'

/** The reply of a report: its rows, with the totals row among them, and, if it can be cut off, their number without it. */
export interface ReportReply {
  readonly list: readonly TotalRow[]
  readonly total?: unknown
  /** That of its amounts, which the headings then say. */
  readonly currency?: unknown
}

export interface ReportPageProps<R extends ReportReply, I extends CallParts> {
  /** The message key of the title. */
  readonly title: string
  /** Its address, such as `parking/takings`: the user's columns are remembered under it. */
  readonly name: string
  readonly call: SendableCall<R, I>
  /** What the user asks for, usually from the address (`usePageChoices`); null while that is not known. */
  readonly input: I | null
  /** The call on which the input depends: while there is no input, its error is shown. */
  readonly inputFrom?: Pick<CallResult<unknown>, 'error' | 'retry'>
  readonly options?: UseCallOptions<R>
  /** The call has a `range` and `total`: the rows are fetched page by page. */
  readonly isPaged?: true
  /** Must not change while the page is shown, apart from the rights of the user. The first names its row. */
  readonly columns: readonly ReportColumn[]
  /** The name of the file that the table is saved as; by default the title. */
  readonly file?: string
  /** The controls by which the user chooses what is reported. */
  readonly controls: ReactNode
  readonly back?: ReactNode
  /** Beside the title: whether the figures are up to date, and links. */
  readonly renderState?: (reply: R) => ReactNode
  /** Above the table: figure cards and charts of the same reply. */
  readonly renderTop?: (report: CallResult<R>) => ReactNode
  /** Below the table. */
  readonly renderBottom?: (report: CallResult<R>) => ReactNode
}

/**
 * A report: choices, figures, charts and a table of one reply, so that they always agree. The totals row is the last
 * of the table, whatever it is sorted by, and of the file. The page can be printed.
 */
export function ReportPage<R extends ReportReply, I extends CallParts>(props: ReportPageProps<R, I>) {
  const { title, name, call, input, inputFrom, options, isPaged, columns, controls, back } = props
  const { renderState, renderTop, renderBottom } = props
  const translate = useTranslate()
  const [heading] = useState(() => translate(title))
  const paging = usePaging(call, input)
  // The input is given or null; the compiler cannot relate both to the type of the call.
  const report = useCall<R, CallParts>(call, isPaged ? paging.input : input, {
    keepsPrevious: true,
    ...options,
  })
  const { data, isFetching } = report
  const { error, retry } = input === null && inputFrom ? inputFrom : report
  const state = { ...report, error, retry, isPending: report.isPending || (input === null && !error) }
  const total = typeof data?.total === 'number' ? data.total : 0
  const shown = data?.list.filter((row) => row['is_total'] !== true).length ?? 0
  return (
    <PlainPage
      title={title}
      back={back}
      actions={
        <>
          {data && renderState && <div className={styles['state']}>{renderState(data)}</div>}
          <PrintAction isPrevious={state.isPrevious} />
        </>
      }
    >
      <PageControls>{controls}</PageControls>
      <div className={styles['report']} aria-busy={isFetching} data-previous={state.isPrevious || undefined}>
        {renderTop?.(state)}
        <ResourceContextProvider value={name}>
          <ReportTable
            label={heading}
            file={props.file ?? heading}
            columns={columns}
            rows={data?.list ?? []}
            currency={typeof data?.currency === 'string' ? data.currency : undefined}
            isPending={state.isPending}
            isPrevious={state.isPrevious}
            error={data ? null : error}
            retry={retry}
            paged={isPaged && paging.pagedRows(total)}
          />
        </ResourceContextProvider>
        {!isPaged && total > shown && (
          <p className="muted">
            {translate('atrium.report.part', { shown: formatNumber(shown), total: formatNumber(total) })}
          </p>
        )}
        {renderBottom?.(state)}
      </div>
    </PlainPage>
  )
}
