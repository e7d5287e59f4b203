import { Navigate } from 'react-router-dom'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { ForbiddenState } from '#src/kit/state/ForbiddenState.tsx'

/** Units are split and merged on their own pages: leads to their list. */
export function SplitMerge() {
  const stores = useResourceOf('store')
  return stores === undefined ? <ForbiddenState /> : <Navigate to={`/${stores}`} replace />
}
