import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import { inProgress, type ChangeRequest, type OpenRequest } from '#contract/changeRequest.ts'
import type { SendableCall } from '#contract/call.ts'
import type { Field } from '#contract/field.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import type { RecordOf, Resource } from '#contract/resource.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import type { DifferenceMark } from '#src/kit/value/diff/MarkedList.tsx'

/** The change requests of a resource, as an area mounts them. Texts are found under the name of their resource. */
export interface Requests {
  readonly contract: ChangeRequest
  /** The call that returns the open request of a record. */
  readonly open: SendableCall<OpenRequest, { readonly params: Readonly<Record<string, string>> }>
  /** The react-admin names of the requests and of the records that they change. */
  readonly resource: string
  readonly records: string
  /** The page that proposes changes to a record, without its id, and the page that proposes a new record. */
  readonly modifyAt: string
  readonly proposeAt: string
}

/** How the records of change requests are shown and filled in. */
export interface ProposedRecord {
  readonly form: readonly (FieldsOfForm | ComponentType)[] | ComponentType
  readonly looks: FieldLooks
  /** The fields of the form by group, for people who can only read. */
  readonly groups: readonly { readonly title: string; readonly sources: readonly string[] }[]
  /** What the page of a request shows about the record. */
  readonly facts: readonly string[]
  /** The parts of a proposal that are not fields of the record, by their names in a request. */
  readonly parts: Readonly<Record<string, ProposedPart>>
}

/** A group of fields of the form; a component can be placed between them. */
interface FieldsOfForm {
  readonly title: string
  readonly fields: readonly (string | ComponentType)[]
}

/** A part of a proposal that is not a field, such as the companies behind a brand: records that name the record. */
export interface ProposedPart {
  /** The message key of its heading. */
  readonly title: string
  /** The resource of these records, and the field in which they name the record. */
  readonly of: Resource
  readonly by: string
  /** The part as a field of the form. */
  readonly field: Field
  readonly Input: ComponentType
  /** Shows a value of a request, compared with another. */
  readonly Value: ComponentType<PartValueProps>
  /** The value of the part for the records that there are. */
  valueOf(records: readonly unknown[]): unknown
  /** Whether two values say the same. */
  isSame(one: unknown, other: unknown): boolean
  /** Applies what was changed from `seen` to `mine` to the value of now, and keeps the changes of others. */
  join(mine: unknown, seen: unknown, now: unknown): unknown
}

/** A value of a part; what the other value lacks is marked. */
export interface PartValueProps {
  readonly value: unknown
  readonly other?: unknown
  readonly mark?: DifferenceMark
}

/** A change request, as the API returns it and as react-admin has it. */
export type RequestRecord = RecordOf<ChangeRequest> & RaRecord<string>

/** The colour of each status of a request. */
export const requestStatusColors: StatusColors = {
  draft: 'grey',
  [inProgress]: 'amber',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'grey',
}

/** What a request changes: fields in the order of the contract, then parts. */
export const changedIn = (
  { contract }: Requests,
  after: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const { fields } = contract.requests.of
  return [
    ...Object.keys(fields).filter((field) => field in after),
    ...Object.keys(after).filter((field) => !(field in fields)),
  ]
}

/** The address of the page of a request. */
export const requestPath = ({ resource }: Requests, id: string): string =>
  `/${resource}/${encodeURIComponent(id)}/show`

/** The address of the page of a record. */
export const recordPath = ({ records }: Requests, id: string): string =>
  `/${records}/${encodeURIComponent(id)}/show`

/** The address of the form that proposes changes to a record. */
export const modifyPath = ({ modifyAt }: Requests, id: string): string =>
  `${modifyAt}/${encodeURIComponent(id)}`
