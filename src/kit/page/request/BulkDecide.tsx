import Check from '@mui/icons-material/CheckOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import type { RaRecord } from 'react-admin'
import { BulkStep } from '#src/kit/page/lifecycle/BulkStep.tsx'
import { RequestedRecord } from './RequestedRecord.tsx'

/** Decides on the selected requests. */
export const BulkDecide = () => (
  <>
    <BulkStep step="approve" icon={<Check />} sources={comment} name={nameOf} />
    <BulkStep step="reject" icon={<Close />} sources={comment} name={nameOf} isDanger />
  </>
)

const nameOf = (request: RaRecord) => <RequestedRecord request={request} />
const comment = ['comment']
