import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import type { Field } from '#contract/field.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { formatColumn, formatIn, formatRatio, isFigure } from '#src/kit/value/field/formatNumber.ts'
import { unitText, useLoneWriter, useUnitOf } from '#src/kit/value/field/useUnitOf.ts'
import { isNumber, type Column } from '#src/kit/base/resource/Column.ts'

/** A column with how its numbers are written. */
export interface WrittenColumn extends Column {
  /** The unit of the numbers, as the heading names it. */
  readonly unit?: string | undefined
  /** Writes a number of a record. */
  readonly write?: ((value: number, record: RaRecord) => string) | undefined
}

/**
 * The columns of a table with how their numbers are written: with equal decimals, so that the points are below each other, and
 * without a unit, which the heading says. Amounts in several currencies say theirs in each cell.
 */
export function useFigures(
  columns: readonly Column[],
  records: readonly RaRecord[],
): readonly WrittenColumn[] {
  const { fields } = useContract()
  const unitOf = useUnitOf()
  return useMemo(
    () =>
      columns.map((column): WrittenColumn => {
        const { source } = column
        const field = fields[source]
        if (!isNumber(field)) return column
        const own = records.filter((record) => isFigure(record[source]))
        const write = writerOf(
          field,
          own.map((record) => record[source]),
        )
        const textOf = (record?: RaRecord) => unitText(unitOf(field, record))
        const [unit, ...others] = new Set(own.length > 0 ? own.map(textOf) : [textOf()])
        if (others.length === 0) return { ...column, unit, write }
        return {
          ...column,
          write: (value, record) => [textOf(record), write(value)].filter(Boolean).join(' '),
        }
      }),
    [columns, records, fields, unitOf],
  )
}

/** How all figures of a column are written. */
function writerOf({ decimals, means }: Field, figures: readonly unknown[]): (value: number) => string {
  if (decimals !== undefined) return formatIn(decimals)
  return means === 'ratio' ? formatRatio : formatColumn(figures)
}

/** The columns as a card shows them, where no heading says the unit: each value does. */
export function useLoneFigures(columns: readonly Column[]): readonly WrittenColumn[] {
  const { fields } = useContract()
  const loneWriterOf = useLoneWriter()
  return columns.map((column): WrittenColumn => {
    const field = fields[column.source]
    if (!isNumber(field)) return column
    return { ...column, write: (value, record) => loneWriterOf(field, record)(value) }
  })
}
