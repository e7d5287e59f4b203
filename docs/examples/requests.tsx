import { json } from 'atrium/contract'
import {
  Checks,
  EndAction,
  modifyPath,
  ModifyPage,
  OpenRequestBanner,
  ProposeAction,
  ProposePage,
  RelatedRequests,
  RequestList,
  RequestShow,
  type PartValueProps,
  type ProposedPart,
  type ProposedRecord,
  type Requests,
} from 'atrium/parts'
import { MarkedList, useFieldInput } from 'atrium/screens'
import { LinkBase, useRecordContext } from 'react-admin'
import { z } from 'zod'
import { booking, lot, lotInProgress, lotRequest } from './parking.ts'

/** The requests to change car parks, and where they are in the console. */
const requests: Requests = {
  contract: lotRequest,
  open: lotInProgress,
  resource: 'parking/request',
  records: 'parking/lot',
  modifyAt: '/parking/modify',
  proposeAt: '/parking/propose',
}

const daysIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const Days = ({ value, mark }: PartValueProps) => (
  <MarkedList items={daysIn(value).map((day) => ({ key: day, mark, content: day }))} />
)

const DaysInput = () => <Checks options={[['mon', 'Monday']]} input={useFieldInput('days')} />

/** A part of a proposal that is not a field of the car park: the days on which it is booked. */
const days: ProposedPart = {
  title: 'parking.lot.group.days',
  of: booking,
  by: 'lot_id',
  field: json(z.array(z.string())),
  Input: DaysInput,
  Value: Days,
  valueOf: (bookings) => bookings.map(String),
  isSame: (one, another) => daysIn(one).join() === daysIn(another).join(),
  join: (mine, seen, now) => [
    ...daysIn(mine),
    ...daysIn(now).filter((day) => !daysIn(seen).includes(day) && !daysIn(mine).includes(day)),
  ],
}

const record: ProposedRecord = {
  form: [{ title: 'parking.lot.group.plan', fields: ['name', 'places', 'plan'] }],
  looks: {},
  groups: [{ title: 'parking.lot.group.plan', sources: ['name', 'places', 'plan'] }],
  facts: ['state', 'places'],
  parts: { days },
}

/** The screens of change requests, for the manifest: the list, the page, and the two forms. */
export const LotRequests = () => <RequestList requests={requests} />
export const LotRequestShow = () => <RequestShow requests={requests} record={record} />
export const ModifyLot = () => <ModifyPage requests={requests} record={record} />
export const ProposeLot = () => <ProposePage requests={requests} record={record} />

/** On the page of a car park: what waits, what was requested, and how to change, end or add one. */
export function RequestsOfLot() {
  const current = useRecordContext<{ id: string }>()
  return (
    <>
      <OpenRequestBanner requests={requests} />
      <RelatedRequests requests={requests} title="parking.lot.requests" />
      <LinkBase to={modifyPath(requests, String(current?.id))}>{lot.name}</LinkBase>
      <EndAction requests={requests} reason={undefined} />
      <ProposeAction requests={requests} unless={lot.can.create} />
    </>
  )
}
