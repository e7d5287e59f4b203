import { useContext, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider, useResourceContext } from 'react-admin'
import { signedIn } from '#contract/access.ts'
import { resource, type Fields } from '#contract/resource.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { TextsContext, type Words } from '#src/kit/value/field/useWords.ts'

interface FieldsScopeProps {
  /** The message key of the texts of the fields, or the texts themselves. */
  readonly texts: string | Words
  readonly fields: Fields
  readonly children: ReactNode
}

/** Inputs inside it are bound to these fields, not to those of the resource on screen. */
export function FieldsScope({ texts, fields, children }: FieldsScopeProps) {
  const resources = useContext(ResourcesContext)
  // Files are uploaded for the resource on screen.
  const scope = typeof texts === 'string' ? texts : 'atrium.form'
  const name = resources.get(useResourceContext() ?? '')?.contract.name ?? scope
  const scoped = useMemo(() => {
    const contract = resource({ name, path: '/', fields, can: { view: signedIn } })
    return new Map(resources).set(scope, { name: scope, contract })
  }, [resources, name, scope, fields])
  return (
    <ResourcesContext value={scoped}>
      <ResourceContextProvider value={scope}>
        <TextsContext value={texts}>{children}</TextsContext>
      </ResourceContextProvider>
    </ResourcesContext>
  )
}
