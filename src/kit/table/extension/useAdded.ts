import { createContext, useContext } from 'react'
import { useResourceContext } from 'react-admin'
import type { ResourceExtension } from '#src/kit/base/resource/ResourceExtension.ts'

/** What other areas add to the screens of one resource. */
export interface AddedExtensions {
  /** The react-admin name of the resource. */
  readonly resource: string
  readonly extensions: readonly ResourceExtension[]
}

export const AddedContext = createContext<AddedExtensions | null>(null)

/** What other areas add to the screens of the current resource. */
export function useAdded(): AddedExtensions['extensions'] {
  const added = useContext(AddedContext)
  const resource = useResourceContext()
  return added?.resource === resource && added !== null ? added.extensions : none
}

const none: AddedExtensions['extensions'] = []
