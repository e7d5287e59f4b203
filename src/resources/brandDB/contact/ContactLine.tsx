import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { ContactMarks } from './ContactMarks.tsx'

interface ContactLineProps {
  readonly record: {
    readonly _id: string
    readonly position: string | null
    readonly is_primary: boolean
    readonly is_emergency: boolean
  }
}

/** A contact as a line on the page of a related record. */
export const ContactLine = ({ record }: ContactLineProps) => (
  <>
    <ReferenceLabel to="contact" id={record._id} link />
    {record.position !== null && <span className="muted">{record.position}</span>}
    <ContactMarks record={record} />
  </>
)
