import type { RaRecord } from 'react-admin'
import { company } from '#contract/brandDB/company.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'

/** The companies that belong to this one; nothing where none do. What it belongs to itself stands beneath its name. */
export const CompanyGroup = ({ record }: { readonly record: RaRecord }) => (
  <RelatedRecords
    title="brandDB.company.group.structure"
    contract={company}
    filter={{ group_company_id: record.id }}
    render={({ id }) => <ReferenceLabel to="company" id={String(id)} link />}
  />
)
