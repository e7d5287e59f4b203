import { LinkBase, type useTranslate } from 'react-admin'
import { changeSides, type ChangedFigure } from '#contract/PS/performanceChanges.ts'
import { performanceFigures } from '#contract/PS/performanceFigures.ts'
import type { TotalColumn } from '#src/kit/total/TotalColumn.ts'

interface ColumnChoice {
  readonly translate: ReturnType<typeof useTranslate>
  readonly seesRent: boolean
  readonly group: string
}

const figures: readonly ChangedFigure[] = [
  'sales',
  'total_rent',
  'occupancy_cost',
  'ocr',
  'area_avg',
  'sales_density',
]

/** The name, and each figure now, assumed, and the difference. */
export const scenarioColumns = ({ translate, seesRent, group }: ColumnChoice): readonly TotalColumn[] => [
  {
    source: 'name',
    label: `PS.performance.groups.${group}`,
    kind: 'text',
    render: ({ name, tenant_ship_id: id }) =>
      typeof id === 'string' ? (
        <LinkBase to={`/PS/performance/${encodeURIComponent(id)}`}>{String(name)}</LinkBase>
      ) : (
        String(name)
      ),
  },
  ...figures
    .filter((name) => seesRent || !('isRent' in performanceFigures[name]))
    .flatMap((name) =>
      changeSides.map((side) => ({
        source: `${name}_${side}`,
        label: `PS.scenario.${side}`,
        labelOptions: { figure: translate(`PS.performance.figure.${name}`) },
        kind: performanceFigures[name].unit,
      })),
    ),
]
