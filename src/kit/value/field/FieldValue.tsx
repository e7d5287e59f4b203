import { useRecordContext } from 'react-admin'
import { fieldOf, useContract } from '#src/kit/base/resource/contractOf.ts'
import { useLoneWriter } from './useUnitOf.ts'
import { useWords } from './useWords.ts'
import { ValueOf } from './ValueOf.tsx'
import type { ValueLook } from '#src/kit/base/resource/ValueLook.ts'

/**
 * One field of the current record, shown by its contract kind: numbers with separators and their unit, days as YYYY/M/D,
 * choices as words, references as a link with the name of the record. `-` if there is no value.
 */
export function FieldValue({
  source,
  link = true,
  ...look
}: { readonly source: string; readonly link?: boolean } & ValueLook) {
  const contract = useContract()
  const words = useWords()
  const record = useRecordContext()
  const field = fieldOf(contract, source)
  const writerOf = useLoneWriter()
  return (
    <ValueOf
      field={field}
      source={source}
      value={record?.[source]}
      words={words}
      write={writerOf(field, record)}
      link={link}
      {...look}
    />
  )
}
