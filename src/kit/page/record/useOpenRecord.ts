import { useCreatePath, useNavigate, useResourceContext, type Identifier } from 'react-admin'

/**
 * Returns what opens the page of another record of the current resource; undefined if there is none. Going back leads to
 * the list, however many records were stepped through.
 */
export function useOpenRecord() {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const navigate = useNavigate()
  return (id: Identifier | undefined) =>
    id === undefined
      ? undefined
      : () => void navigate(createPath({ resource, id, type: 'show' }), { replace: true })
}
