import { z } from 'zod'
import { asList } from '#contract/oneOrMany.ts'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { CheckTree } from '#src/kit/table/tree/CheckTree.tsx'
import { usePermissionNodes } from './usePermissionNodes.ts'

const codes = z.union([z.string(), z.array(z.string())]).catch([])

/** The permissions of a role, as a tree to check. */
export function PermissionsInput() {
  const input = useFieldInput('permissions')
  const { nodes, isLoaded, error, retry } = usePermissionNodes()
  if (error && !isLoaded) return <ErrorState error={error} retry={retry} />
  if (!isLoaded) return <RecordSkeleton />
  return (
    <Labelled {...input}>
      <CheckTree
        label={input.label}
        nodes={nodes}
        checked={asList(codes.parse(input.value ?? []))}
        isLinked
        // Areas and objects are not permissions.
        onChange={(checked) => input.setValue(checked.filter((id) => !id.startsWith('area:')).toSorted())}
      />
    </Labelled>
  )
}
