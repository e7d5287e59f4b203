import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { fieldOf } from '#src/kit/contractOf.ts'
import type { Words } from '#src/kit/field/useWords.ts'
import { ValueOf } from '#src/kit/field/ValueOf.tsx'
import type { Column } from './Column.ts'

/** Returns the content of a cell: the column's own rendering, otherwise the value by its contract kind. */
export function cellOf(column: Column, record: RaRecord, contract: Resource, words: Words) {
  // The records of a list have the contract that its columns were written for.
  if (column.render) return column.render(record as Parameters<typeof column.render>[0])
  return (
    <ValueOf
      field={fieldOf(contract, column.source)}
      source={column.source}
      value={record[column.source]}
      words={words}
      statusColors={column.statusColors}
      format={column.format}
    />
  )
}
