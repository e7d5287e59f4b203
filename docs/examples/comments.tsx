import { DueDate, EventLog } from 'atrium/parts'
import {
  CardLine,
  CardLines,
  CommentForm,
  Comments,
  FieldValue,
  ListPage,
  RecordAddress,
  Table,
} from 'atrium/screens'
import { useRecordContext, type RaRecord } from 'react-admin'
import { addRemark, remark } from './parking.ts'

/**
 * The comments on a fault, which are records of their own, and the form for another. `fields` names the fields
 * of such a record, as they are not `by`, `at` and `comment`. The input is labelled by the words of `remark`, which has a
 * place in `nouns` of the area: `nouns: { fault, remark }`.
 */
export function Remarks() {
  const fault_id = String(useRecordContext()?.id)
  return (
    <Comments
      title="parking.fault.remarks"
      of={remark}
      filter={{ fault_id }}
      fields={{ by: 'created_by', at: 'created_at', comment: 'text' }}
    >
      <CommentForm
        call={addRemark}
        input={(body) => ({ body: { ...body, fault_id } })}
        texts="resources.parking/remark"
      />
    </Comments>
  )
}

/** Everything that happened to a fault, from a log that the area keeps. */
export const FaultEvents = () => (
  <EventLog
    title="parking.fault.events"
    log={remark}
    filter={{ fault_id: useRecordContext()?.id }}
    texts="parking.fault.event"
    status="state"
  />
)

/** A list whose rows are cards on a phone. */
export const FaultCards = () => (
  <ListPage>
    <Table columns={[{ source: 'what' }]} card={card} />
  </ListPage>
)
const card = (record: RaRecord) => (
  <CardLines title={record['what']}>
    <CardLine>
      <FieldValue source="state" />
      <DueDate source="due_at" overdue="is_late" />
    </CardLine>
  </CardLines>
)

/** A page `/parking/fault/:id`, as mails contain it, which leads to the page of the fault. */
export const FaultAddress = () => <RecordAddress resource="parking/fault" />
