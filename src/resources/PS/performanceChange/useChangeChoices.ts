import { figures, shown } from '#contract/PS/figures.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'

const latest = { query: { cond: { status: 'done' }, sort: { created_at: -1 }, range: '0-19' } } as const

/** Every run whose changes are kept. */
const everyRun = 'all'

/**
 * What the user chose, from the address of the page; by default the latest run that wrote something, or for a tenancy
 * every run. `runs` is the reply with the runs to choose from.
 */
export function useChangeChoices() {
  const { text, set } = usePageChoices()
  const { site } = useSubject()
  const runs = useCall(listCall(retailCalcRun), latest, { refreshOn: [retailCalcRun] })
  const tenancy = text('tenancy')
  const done = runs.data?.list
  const latestRun = done && (done.find(({ rows_written }) => rows_written > 0) ?? done[0])?._id
  const run = text('run') || (tenancy === '' ? done && (latestRun ?? everyRun) : everyRun)
  const figure = shown.compared.find((name) => name === text('figure'))
  const isRatio = figure !== undefined && figures[figure].unit === 'ratio'
  const most = Number(text('over'))
  const given = (name: string, value: string | undefined) => (value ? { [name]: value } : {})
  const query = {
    ...given('run_id', run === everyRun ? '' : run),
    ...given('tenant_ship_id', tenancy),
    ...given('stat_month', text('month')),
    ...given('find', text('find').trim()),
    ...(figure ? { figure } : {}),
    ...(most > 0 ? { more_than: isRatio ? most / 100 : most } : {}),
  }
  const input = run === undefined || site === null ? null : { query: { site, ...query } }
  const choose = (change: Readonly<Record<string, string>>) => set({ page: '', ...change })
  return { runs, run: run ?? '', everyRun, figure, isRatio, tenancy, site, input, text, set: choose }
}

export type ChangeChoices = ReturnType<typeof useChangeChoices>
