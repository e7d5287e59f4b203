import { ReportCharts, usePaging } from 'atrium/parts'
import {
  Chart,
  Explain,
  MonthControl,
  ReportPage,
  TotalTable,
  useCall,
  usePageChoices,
  type FigureUnit,
  type ReportColumn,
} from 'atrium/screens'
import { call, explanation, shiftMonth, signedIn } from 'atrium/contract'
import { z } from 'zod'

/** A call that reports: rows with a totals row, and how many there are without it. */
const takings = call({
  method: 'GET',
  path: '/parking/takings',
  does: 'Reports the takings of a month by car park.',
  can: signedIn,
  query: z.object({ month: z.string(), range: z.string().optional() }),
  reply: z.object({
    list: z.array(
      z.object({
        lot_id: z.string().nullable(),
        name: z.string(),
        takings: z.number(),
        before: z.number(),
        change: z.number().nullable(),
        is_total: z.boolean(),
      }),
    ),
    total: z.number(),
  }),
})

/** A call that explains a figure of the report: its formula and what it was computed from. */
const takingsExplained = call({
  method: 'GET',
  path: '/parking/takings/explanation',
  does: 'Explains a figure of the takings.',
  can: signedIn,
  query: z.object({ month: z.string(), figure: z.string() }),
  reply: explanation,
})

const money: FigureUnit = { currency: 'HKD' }

/**
 * A report of its own: the month is in the address; charts, table and file are of one reply; the totals row is the
 * last of the table and of the file.
 */
export function TakingsReport() {
  const { text, set } = usePageChoices()
  const month = text('month') || shiftMonth('2026-11', -1)
  const columns: readonly ReportColumn[] = [
    { source: 'name', label: 'parking.takings.lot', kind: 'text' },
    {
      source: 'takings',
      label: 'parking.takings.amount',
      kind: 'money',
      render: ({ takings: amount }) => (
        <Explain call={takingsExplained} input={(figure) => ({ query: { month, figure } })} figure="takings">
          {String(amount)}
        </Explain>
      ),
    },
    { source: 'change', label: 'parking.takings.change', kind: 'ratio', hidden: true },
  ]
  return (
    <ReportPage
      title="parking.takings.title"
      name="parking/takings"
      call={takings}
      input={{ query: { month } }}
      columns={columns}
      controls={<MonthControl label="Month" value={month} onChange={(chosen) => set({ month: chosen })} />}
      renderTop={({ data, isPending }) => (
        <ReportCharts>
          <Tiles rows={rowsOf(data)} isPending={isPending} />
          <Steps rows={rowsOf(data)} isPending={isPending} />
        </ReportCharts>
      )}
    />
  )
}

/** The takings as a table alone, of which the server sends one page; the page is in the address. */
export function TakingsTable({ month }: { readonly month: string }) {
  const { input, pagedRows } = usePaging(takings, { query: { month } })
  const { data } = useCall(takings, input, { keepsPrevious: true })
  return (
    <TotalTable
      label="Takings"
      columns={[{ source: 'takings', label: 'parking.takings.amount', kind: 'money' }]}
      rows={data?.list ?? []}
      paged={pagedRows(data?.total ?? 0)}
    />
  )
}

type Row = z.infer<typeof takings.reply>['list'][number]
const rowsOf = (reply: { readonly list: readonly Row[] } | undefined): readonly Row[] => reply?.list ?? []

interface TakingsChartProps {
  readonly rows: readonly Row[]
  readonly isPending: boolean
}

/** Car parks as tiles: as large as their takings, tinted by the change against the month before. */
const Tiles = ({ rows, isPending }: TakingsChartProps) => (
  <Chart
    kind="treeMap"
    title="Takings by car park"
    by="Car park"
    categories={rows.map(({ name }) => ({ id: name, label: name }))}
    series={[
      { id: 'takings', label: 'Takings', unit: money, values: rows.map((row) => row.takings) },
      { id: 'change', label: 'Change', unit: 'ratio', values: rows.map(({ change }) => change) },
    ]}
    isPending={isPending}
  />
)

/** From the takings of the month before to those of this month: each car park is a step. */
const Steps = ({ rows, isPending }: TakingsChartProps) => {
  const lots = rows.filter(({ is_total }) => !is_total)
  const total = rows.find(({ is_total }) => is_total)
  return (
    <Chart
      kind="waterfall"
      title="What changed the takings"
      by="Car park"
      categories={[
        { id: 'before', label: 'Last month', isTotal: true },
        ...lots.map(({ name }) => ({ id: name, label: name })),
        { id: 'now', label: 'This month', isTotal: true },
      ]}
      series={[
        {
          id: 'takings',
          label: 'Takings',
          unit: money,
          values: [
            total?.before ?? null,
            ...lots.map((lot) => lot.takings - lot.before),
            total?.takings ?? null,
          ],
        },
      ]}
      isPending={isPending}
    />
  )
}
