import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { fieldOf } from '#src/kit/base/resource/contractOf.ts'
import type { Words } from '#src/kit/value/field/useWords.ts'
import { ValueOf } from '#src/kit/value/field/ValueOf.tsx'
import type { WrittenColumn } from './useFigures.ts'

/** Returns the content of a cell: the column's own rendering, otherwise the value by its contract kind. */
export function cellOf(column: WrittenColumn, record: RaRecord, contract: Resource, words: Words) {
  const { source, render, write, statusColors, format } = column
  const field = render ? contract.fields[source] : fieldOf(contract, source)
  const shown = field && (
    <ValueOf
      field={field}
      source={source}
      value={record[source]}
      words={words}
      statusColors={statusColors}
      format={format}
      write={write && ((value) => write(value, record))}
    />
  )
  // The records of a list have the contract that its columns were written for.
  return render ? render(record as Parameters<typeof render>[0], shown) : shown
}
