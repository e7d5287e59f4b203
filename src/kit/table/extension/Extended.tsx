import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { extended } from '#contract/extension.ts'
import type { OwnedPart } from '#src/kit/base/registry/compose.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { RegistryContext, type Registry } from '#src/kit/base/registry/registryContext.ts'
import type { SlotExtension } from '#src/kit/base/plugin/slot.ts'
import { mayOf, useSubject } from '#src/kit/base/person/subject.ts'
import { AddedContext } from './useAdded.ts'
import { loadExtensions } from './loadExtensions.ts'

/**
 * Wraps a screen of the current resource: fetches what other areas add to it, for users who may see that. The
 * screen renders immediately and gets the rest when it is loaded.
 */
export function Extended({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? ''
  const registry = useContext(RegistryContext)
  const extensions = registry?.composition.extensions.get(resource)
  if (!registry || !extensions) return children
  return (
    <WithExtensions resource={resource} registry={registry} extensions={extensions}>
      {children}
    </WithExtensions>
  )
}

interface WithExtensionsProps {
  readonly resource: string
  readonly registry: Registry
  readonly extensions: readonly OwnedPart<SlotExtension>[]
  readonly children: ReactNode
}

function WithExtensions({ resource, registry, extensions: declared, children }: WithExtensionsProps) {
  const subject = useSubject()
  const permitted = declared.filter(({ can }) => mayOf(subject, can))
  const resources = useContext(ResourcesContext)
  const { data: extensions = none } = useQuery({
    queryKey: ['extensions', resource, ...permitted.map(({ plugin, id }) => `${plugin.id}.${id}`)],
    queryFn: () => loadExtensions(permitted, registry),
    enabled: permitted.length > 0,
    // What failed to load is requested again with the next visit.
    staleTime: ({ state }) => (state.data?.length === permitted.length ? Number.POSITIVE_INFINITY : 0),
    structuralSharing: false,
  })
  const added = useMemo(() => ({ resource, extensions }), [resource, extensions])
  const whole = useMemo(() => {
    const definition = resources.get(resource)
    if (!definition || extensions.length === 0) return resources
    const adds = extensions.map((extension) => extension.adds)
    return new Map([
      ...resources,
      [resource, { ...definition, contract: extended(definition.contract, adds) }] as const,
    ])
  }, [resources, resource, extensions])
  return (
    <ResourcesContext value={whole}>
      <AddedContext value={added}>{children}</AddedContext>
    </ResourcesContext>
  )
}

const none: never[] = []
