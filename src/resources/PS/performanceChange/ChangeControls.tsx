import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { monthsBetween, shiftMonth } from '#contract/month.ts'
import { shown, visibleFigures } from '#contract/PS/figures.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { LabelledSelect } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { ChangeChoices } from './useChangeChoices.ts'

/** The run, the month, the shops and the size of the changes that are listed. */
export function ChangeControls({ runs, run, everyRun, figure, isRatio, text, set }: ChangeChoices) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const label = (key: string) => translate(`PS.changes.${key}`)
  const list = runs.data?.list ?? []
  const chosen = list.filter(({ _id }) => run === everyRun || run === _id)
  const months = [...new Set(chosen.flatMap(({ from_month, to_month }) => monthsOf(from_month, to_month)))]
  return (
    <>
      <LabelledSelect
        label={label('run')}
        value={run}
        options={[
          [everyRun, label('all_runs')],
          ...list.map((one) => [one._id, runText(one)] as const),
          // An address can name an older run.
          ...(run === everyRun || run === '' || chosen.length > 0 ? [] : [[run, run] as const]),
        ]}
        onChange={(id) => set({ run: id, month: '' })}
      />
      <LabelledSelect
        label={label('month')}
        value={text('month')}
        options={[['', label('all')], ...months.toSorted().map((month) => [month, month] as const)]}
        onChange={(month) => set({ month })}
      />
      <SearchControl label={label('find')} value={text('find')} onChange={(find) => set({ find })} />
      <LabelledSelect
        label={label('figure')}
        value={figure ?? ''}
        options={[
          ['', label('any')],
          ...visibleFigures(shown.compared, seesRent).map(
            (name) => [name, translate(`PS.performance.figure.${name}`)] as const,
          ),
        ]}
        onChange={(name) => set({ figure: name, over: '' })}
      />
      <SearchControl
        label={label(isRatio ? 'more_than_ratio' : 'more_than')}
        value={text('over')}
        onChange={(over) => set({ over })}
      />
    </>
  )

  function runText({ started_at, from_month, to_month }: (typeof list)[number]): string {
    const time = formatDate(started_at, 'YYYY/M/D HH:mm')
    return translate('PS.changes.run_of', { time, from: from_month, to: to_month })
  }
}

const monthsOf = (from: string | null, to: string | null): readonly string[] =>
  from === null || to === null
    ? []
    : Array.from({ length: Math.max(0, monthsBetween(from, to)) }, (_, at) => shiftMonth(from, at))
