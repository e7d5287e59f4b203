import { useListContext } from 'react-admin'

/**
 * The totals beside the current list: the `summary` of its reply, over all records that match. Null while it
 * loads, and if the back end sends none.
 */
export function useSummary(): Readonly<Record<string, unknown>> | null {
  const given: unknown = useListContext().meta?.summary
  return typeof given === 'object' && given !== null ? { ...given } : null
}
