import { useCanAccess, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'

/** The address of the form for a new record of the current resource; null for users who may not create one. */
export function useCreateAddress(): string | null {
  const resource = useResourceContext() ?? ''
  const { hasCreate } = useResourceDefinition()
  const { canAccess } = useCanAccess({ resource, action: 'create', enabled: hasCreate === true })
  const createPath = useCreatePath()
  return hasCreate && canAccess ? createPath({ resource, type: 'create' }) : null
}
