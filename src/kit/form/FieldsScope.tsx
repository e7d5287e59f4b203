import { useContext, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { signedIn } from '#contract/access.ts'
import { resource, type Fields } from '#contract/resource.ts'
import { ResourcesContext } from '#src/kit/contractOf.ts'

interface FieldsScopeProps {
  /** Where the texts of the fields are: `resources.<name>.fields` and `.help`. */
  readonly name: string
  readonly fields: Fields
  readonly children: ReactNode
}

/** Inputs inside it are bound to these fields, not to those of the resource on screen. */
export function FieldsScope({ name, fields, children }: FieldsScopeProps) {
  const resources = useContext(ResourcesContext)
  const scoped = useMemo(() => {
    const contract = resource({ name, path: '/', fields, can: { view: signedIn } })
    return new Map(resources).set(name, { name, contract })
  }, [resources, name, fields])
  return (
    <ResourcesContext value={scoped}>
      <ResourceContextProvider value={name}>{children}</ResourceContextProvider>
    </ResourcesContext>
  )
}
