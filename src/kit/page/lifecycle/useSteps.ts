import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import type { Subject } from '#contract/access.ts'
import { stepFault, stepStates, type StepFault, type StepState } from '#contract/lifecycle.ts'
import { errcodes } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { stepsCall } from '#contract/resourceCalls.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { mayOf, useSubject } from '#src/kit/base/person/subject.ts'

/**
 * Which steps of the current record are open, by name. The server decides; until it has replied, or if it
 * cannot, the contract is used, which does not know everything. Changes made elsewhere refetch it, like the
 * record itself.
 */
export const useSteps = (): Readonly<Record<string, StepState>> => useStepsOf(useRecordContext())

/** Which steps of a given record of the current resource are open, by name; empty while there is none. */
export function useStepsOf(record: RaRecord | undefined): Readonly<Record<string, StepState>> {
  const resource = useResourceContext() ?? ''
  const contract = useContract()
  const subject = useSubject()
  const { send } = useBackEnd()
  const id = String(record?.id ?? '')
  const { data } = useQuery({
    queryKey: [resource, 'steps', id, record?.['rev']],
    queryFn: ({ signal }) => send(stepsCall(contract), { params: { id } }, { signal }),
    enabled: record !== undefined && contract.lifecycle !== undefined,
    retry: false,
  })
  const told = stepStates.safeParse(data)
  return record ? { ...stepsByContract(contract, subject, record), ...told.data } : {}
}

/** What the contract says about each step, as far as the record's fields are known. */
export const stepsByContract = (
  { lifecycle }: Resource,
  subject: Subject,
  record: Readonly<Record<string, unknown>>,
): Record<string, StepState> =>
  Object.fromEntries(
    Object.entries(lifecycle?.steps ?? {}).map(([name, { can }]): [string, StepState] => {
      if (!lifecycle || !mayOf(subject, can, record))
        return [name, { errcode: errcodes['permission.denied'] }]
      const fault = stepFault(lifecycle, name, { person: subject.id, record })
      return [name, fault ? stateOf(fault) : true]
    }),
  )

const stateOf = ({ key, field }: StepFault): StepState => ({
  errcode: errcodes[key],
  ...(field === undefined ? {} : { not: field }),
})
