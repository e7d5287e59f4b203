import { useReference } from 'react-admin'
import type { RaRecord } from 'react-admin'

/**
 * Returns the record whose id an input has; only its id while it loads, or if it does not exist (any more).
 */
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
