import Check from '@mui/icons-material/CheckOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import type { RaRecord } from 'react-admin'
import { BulkStep } from '#src/kit/page/lifecycle/BulkStep.tsx'
import { BrandOf } from './BrandOf.tsx'
import type { BrandAudit } from './brandAuditRecord.ts'

/** Decides on the selected requests. */
export const BulkDecide = () => (
  <>
    <BulkStep step="approve" icon={<Check />} sources={comment} name={brandOf} />
    <BulkStep step="reject" icon={<Close />} sources={comment} name={brandOf} isDanger />
  </>
)

// The records of the list are requests.
const brandOf = (record: RaRecord) => <BrandOf audit={record as RaRecord & BrandAudit} />
const comment = ['comment']
