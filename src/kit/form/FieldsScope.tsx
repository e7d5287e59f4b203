import { useContext, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider, useResourceContext } from 'react-admin'
import { signedIn } from '#contract/access.ts'
import { resource, type Fields } from '#contract/resource.ts'
import { ResourcesContext } from '#src/kit/contractOf.ts'
import { TextsContext } from '#src/kit/field/useWords.ts'

interface FieldsScopeProps {
  /** The message key of the texts of the fields. */
  readonly texts: string
  readonly fields: Fields
  readonly children: ReactNode
}

/** Inputs inside it are bound to these fields, not to those of the resource on screen. */
export function FieldsScope({ texts, fields, children }: FieldsScopeProps) {
  const resources = useContext(ResourcesContext)
  // Files are uploaded for the resource on screen.
  const name = resources.get(useResourceContext() ?? '')?.contract.name ?? texts
  const scoped = useMemo(() => {
    const contract = resource({ name, path: '/', fields, can: { view: signedIn } })
    return new Map(resources).set(texts, { name: texts, contract })
  }, [resources, name, texts, fields])
  return (
    <ResourcesContext value={scoped}>
      <ResourceContextProvider value={texts}>
        <TextsContext value={texts}>{children}</TextsContext>
      </ResourceContextProvider>
    </ResourcesContext>
  )
}
