import { useReference } from 'react-admin'
import type { RaRecord } from 'react-admin'

/** The record that an input holds the id of; its id alone until it has come, or where there is none (any more). */
export function useChosen(resource: string | undefined, value: unknown): RaRecord | null {
  const id = typeof value === 'string' ? value : ''
  const { referenceRecord } = useReference({
    reference: resource ?? '',
    id,
    options: { enabled: resource !== undefined && id !== '' },
  })
  if (id === '') return null
  return referenceRecord?.id === id ? referenceRecord : { id }
}
