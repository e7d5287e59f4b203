import { useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { storeStatistics } from '#contract/brandDB/storeStatistics.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { storeStatusColors } from '#src/resources/brandDB/store/storeStatusColors.ts'
import type { Floor } from './useFloors.ts'

interface FloorFiguresProps {
  readonly floors: readonly Floor[]
  /** The name under which units are mounted. */
  readonly stores: string
}

/**
 * How much of a site is let: its units and areas as figures, and by floor as a chart. Each links to its
 * units.
 */
export function FloorFigures({ floors, stores }: FloorFiguresProps) {
  const translate = useTranslate()
  const words = useWords(stores)
  const createPath = useCreatePath()
  const {
    data: { list: data } = none,
    error,
    isPending,
    retry,
  } = useCall(storeStatistics, {}, { refreshOn: [store] })
  const unitsOf = (filter: Readonly<Record<string, readonly string[]>>) =>
    `${createPath({ resource: stores, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const state = { isPending, error, retry }
  const vacant = data.filter(({ status }) => status === 'vacant')
  const area = sum(data, 'area')
  const statuses = (store.fields.status.choices ?? []).filter((one) =>
    data.some(({ status }) => status === one),
  )
  return (
    <>
      <FigureCards>
        <FigureCard
          label={translate('brandDB.floor.figure.units')}
          value={sum(data, 'units')}
          to={unitsOf({})}
          {...state}
        />
        <FigureCard label={translate('brandDB.floor.figure.area')} value={area} unit="area" {...state} />
        <FigureCard
          label={translate('brandDB.floor.figure.vacant')}
          value={sum(vacant, 'units')}
          to={unitsOf({ status: ['vacant'] })}
          {...state}
        />
        <FigureCard
          label={translate('brandDB.floor.figure.vacancy')}
          value={area > 0 ? sum(vacant, 'area') / area : null}
          unit="ratio"
          {...state}
        />
      </FigureCards>
      <Chart
        kind="bars"
        title={translate('brandDB.floor.figure.chart')}
        by={words.label('floor_id')}
        categories={floors.map(({ _id, code }) => ({ id: _id, label: code }))}
        series={statuses.map((status) => ({
          id: status,
          label: words.choice('status', status),
          color: storeStatusColors[status],
          unit: 'area',
          values: floors.map(
            ({ _id }) => data.find((one) => one.floor_id === _id && one.status === status)?.area ?? null,
          ),
        }))}
        to={({ category, series }) => unitsOf({ floor_id: [category], status: [series] })}
        {...state}
      />
    </>
  )
}

/** How many units of each status a floor has, and how large they are. */
type UnitCount = z.infer<typeof storeStatistics.reply>['list'][number]

const none: { readonly list: readonly UnitCount[] } = { list: [] }

const sum = (rows: readonly UnitCount[], field: 'units' | 'area'): number =>
  rows.reduce((all, row) => all + row[field], 0)
