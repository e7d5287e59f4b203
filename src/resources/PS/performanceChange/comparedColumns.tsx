import { LinkBase, type useTranslate } from 'react-admin'
import { figures, visibleFigures, type ComparedFigure } from '#contract/PS/figures.ts'
import { changeSides } from '#contract/PS/performanceChanges.ts'
import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'

interface ComparedColumns {
  readonly translate: ReturnType<typeof useTranslate>
  readonly seesRent: boolean
  /** Where the headings of the sides are: `PS.changes`. */
  readonly texts: 'PS.changes' | 'PS.scenario'
}

type Side = (typeof changeSides)[number]

/** A column for each side of the figures that the user may see, with what `more` gives it. */
export const comparedColumns = <M extends object>(
  names: readonly ComparedFigure[],
  { translate, seesRent, texts }: ComparedColumns,
  more: (name: ComparedFigure, side: Side) => M,
) =>
  visibleFigures(names, seesRent).flatMap((name) =>
    changeSides.map((side) => ({
      source: `${name}_${side}`,
      label: `${texts}.${side}`,
      labelOptions: { figure: translate(`PS.performance.figure.${name}`) },
      kind: figures[name].unit,
      ...more(name, side),
    })),
  )

/** The name of a row, which leads to its tenancy. */
export const nameColumn = (label: string): TotalColumn => ({
  source: 'name',
  label,
  kind: 'text',
  render: ({ name, tenant_ship_id: id }) =>
    typeof id === 'string' ? (
      <LinkBase to={`/PS/performance/${encodeURIComponent(id)}`}>{String(name)}</LinkBase>
    ) : (
      String(name)
    ),
})
