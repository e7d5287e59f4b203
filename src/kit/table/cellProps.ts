import type { RaRecord } from 'react-admin'
import type { FieldKind } from '#contract/field.ts'
import { isFigureColumn } from '#src/kit/base/resource/Column.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import type { BodyProps } from './Rows.tsx'

/** What the style sheet has to know about a cell. The first cell of a row names it. */
export function cellProps(
  column: Column,
  index: number,
  record: RaRecord,
  { contract, widths, frozen }: Pick<BodyProps, 'contract' | 'widths' | 'frozen'>,
) {
  const { source, grows } = column
  const width = widths[source]
  return {
    'data-align': isFigureColumn(column, contract) ? 'end' : undefined,
    'data-time': isTime(contract.fields[source]?.kind),
    'data-empty': index > 0 && source in record ? isEmpty(record[source]) : undefined,
    'data-frozen': index < frozen ? index : undefined,
    'data-sized': width === undefined ? undefined : true,
    'data-grows': width === undefined ? grows : undefined,
    'data-long': index > 0 ? isLong(record[source]) : undefined,
    style: width === undefined ? undefined : { maxWidth: width },
  } as const
}

const isTime = (kind: FieldKind | undefined): true | undefined =>
  kind === 'seconds' || kind === 'date' || undefined

const isEmpty = (value: unknown): true | undefined =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  undefined

/** Chinese characters are twice as wide, so such a text is twice as long. */
const isLong = (value: unknown): true | undefined =>
  (typeof value === 'string' && value.length > 20) || undefined
