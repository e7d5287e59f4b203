import { useCreatePath } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { listCall, type Where } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { FigureCard } from './FigureCard.tsx'

interface RecordCountProps<R extends Resource> {
  readonly contract: R
  /** The name of the figure, in the user's language. */
  readonly label: string
  /** Which records are counted; the condition of the list that the card leads to. */
  readonly cond: Where<R> & { readonly $step?: string }
}

/** The number of records that match a condition, as a card that leads to their list. */
export function RecordCount<R extends Resource>({ contract, label, cond }: RecordCountProps<R>) {
  const createPath = useCreatePath()
  const resource = useResourceOf(contract.name)
  const { data, ...state } = useCall(
    listCall(contract),
    { query: { cond, range: '0-0' } },
    { refreshOn: [contract] },
  )
  const filter = new URLSearchParams({ filter: JSON.stringify(cond) })
  return (
    <FigureCard
      label={label}
      value={data?.total}
      {...(resource === undefined ? {} : { to: `${createPath({ resource, type: 'list' })}?${filter}` })}
      {...state}
    />
  )
}
