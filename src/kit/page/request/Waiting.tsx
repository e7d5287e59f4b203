import type { OpenRequest } from '#contract/changeRequest.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { ReadOnly } from '#src/kit/form/input/ReadOnly.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { PendingBanner } from './PendingBanner.tsx'
import { Proposal } from './Proposal.tsx'
import { useProposed, textOf, useRequests } from './requestsContext.ts'

interface WaitingProps {
  readonly request: NonNullable<OpenRequest['audit']>
  readonly canWithdraw: boolean
  /** The present parts of the record. */
  readonly values: FormValues
}

/**
 * Replaces the form while a change waits for approval: the proposal, as far as the user may see it, and the
 * current record.
 */
export function Waiting({ request, canWithdraw, values }: WaitingProps) {
  const requests = useRequests()
  const { groups, parts } = useProposed()
  return (
    <>
      <PendingBanner request={request} canWithdraw={canWithdraw} />
      {Object.keys(request.after).length > 0 && (
        <Section title={textOf(requests, 'section.change')}>
          <Proposal request={request} />
        </Section>
      )}
      {groups.map(({ title, sources }) => (
        <FormGroup key={title} title={title}>
          {sources.map((source) => (
            <ReadOnly key={source} source={source} />
          ))}
        </FormGroup>
      ))}
      {Object.entries(parts).map(([name, { title, Value }]) => (
        <FormGroup key={name} title={title}>
          <Value value={values[name]} />
        </FormGroup>
      ))}
    </>
  )
}
