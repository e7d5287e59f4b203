import { useRecordContext } from 'react-admin'
import { fieldOf, useContract } from '#src/kit/contractOf.ts'
import { useWords } from './useWords.ts'
import { ValueOf } from './ValueOf.tsx'
import type { ValueLook } from './ValueOf.tsx'

/**
 * One field of the record on screen, shown by its contract kind: numbers with separators, days as YYYY/M/D, choices
 * as words, references by the name of what they point to (and linked). `-` where there is no value.
 */
export function FieldValue({ source, ...look }: { source: string } & ValueLook) {
  const contract = useContract()
  const words = useWords()
  const record = useRecordContext()
  const field = fieldOf(contract, source)
  return <ValueOf field={field} source={source} value={record?.[source]} words={words} link {...look} />
}
