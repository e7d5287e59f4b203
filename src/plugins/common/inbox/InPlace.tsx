import { useContext } from 'react'
import { todoAction, todoPlace, todoTake, type TodoItem } from '#contract/core/todo.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
import { ResourcesContext, resourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { StepsElsewhere } from '#src/kit/page/lifecycle/StepsElsewhere.tsx'

interface InPlaceProps {
  readonly item: Pick<TodoItem, 'resource' | 'record_id'>
  readonly kind: string
  /** The id of the person who is away. */
  readonly person: string
  readonly onDone: () => void
}

/** What the user decides in the place of somebody who is away: the record as that person sees it, and its open steps. */
export function InPlace({ item: { resource, record_id }, kind, person, onDone }: InPlaceProps) {
  const { send } = useBackEnd()
  const params = { kind, id: record_id, person }
  const { data, error, retry } = useCall(
    todoPlace,
    { params },
    { refreshOn: [{ name: resource }, todoAction] },
  )
  const name = resourceOf(useContext(ResourcesContext), resource) ?? ''
  const hasTexts = usePluginTexts([name.split('/')[0] ?? ''])
  if (error && !data) return <ErrorState error={error} retry={retry} />
  if (!data || !hasTexts) return <RecordSkeleton lines={3} />
  return (
    <StepsElsewhere
      resource={name}
      record={{ ...data.record, id: record_id }}
      references={data.references}
      steps={data.steps}
      take={(_, step, taken) => send(todoTake, { params, body: { step, takes: { ...taken } } })}
      onTaken={onDone}
    />
  )
}
