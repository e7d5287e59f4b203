import { useLocation, useNavigate } from 'react-admin'
import { returning } from '#src/kit/value/frame/returning.ts'

/** The state of a navigation from the page of a record to its form. */
export const fromRecord = { fromRecord: true } as const

/**
 * Returns a function that leaves a form so that going back does not lead through it: to the record's page that it was
 * opened from, otherwise to `path` in its place.
 */
export function useLeaveForm(): (path: string) => void {
  const { state } = useLocation()
  const navigate = useNavigate()
  return (path) => {
    if (isFromRecord(state)) navigate(-1)
    else navigate(path, { replace: true, state: returning })
  }
}

const isFromRecord = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromRecord' in state && state.fromRecord === true
