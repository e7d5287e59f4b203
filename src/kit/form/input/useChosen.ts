import { useReference } from 'react-admin'
import type { RaRecord } from 'react-admin'

/**
 * Returns the record whose id an input has, and whether it is still being fetched. It has only its id until then, or if
 * it does not exist (any more).
 */
export function useChosen(
  resource: string | undefined,
  value: unknown,
): { chosen: RaRecord | null; isPending: boolean } {
  const id = typeof value === 'string' ? value : ''
  const enabled = resource !== undefined && id !== ''
  const { referenceRecord, isPending } = useReference({ reference: resource ?? '', id, options: { enabled } })
  if (id === '') return { chosen: null, isPending: false }
  return { chosen: referenceRecord?.id === id ? referenceRecord : { id }, isPending: enabled && isPending }
}
