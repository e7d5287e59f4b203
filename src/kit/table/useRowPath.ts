import { useCallback } from 'react'
import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'

/**
 * The address that a row opens: the record's page, otherwise its form; undefined for a resource with neither.
 */
export function useRowPath(): (id: string | number) => string | undefined {
  const resource = useResourceContext() ?? ''
  const { hasShow, hasEdit } = useResourceDefinition()
  const createPath = useCreatePath()
  const type = hasShow ? 'show' : hasEdit ? 'edit' : undefined
  return useCallback(
    (id) => (type === undefined ? undefined : createPath({ resource, id, type })),
    [createPath, resource, type],
  )
}
