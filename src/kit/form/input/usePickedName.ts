import { useCallback } from 'react'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'

/**
 * Returns a function for the name of a record where it is chosen from others: a store is followed by the number of its unit,
 * since vacant ones have the same name.
 */
export function usePickedName(): (record: RaRecord) => string {
  const nameOf = useLocalName()
  return useCallback(
    (record) => {
      const [name, number] = [nameOf(record), record['store_no'] as unknown]
      return typeof number === 'string' && number !== name ? `${name} · ${number}` : name
    },
    [nameOf],
  )
}
