import { useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { ConfirmDelete } from '#src/kit/record/ConfirmDelete.tsx'
import { useCan } from '#src/kit/subject.ts'
import { RelationInputs } from './RelationInputs.tsx'
import { StandingTools } from './StandingTools.tsx'

/** Changes what a company is to the brand, or takes it away after asking; the company itself stays as it is. */
export function CompanyTools({ record }: { readonly record: RaRecord & { company_id: string } }) {
  const translate = useTranslate()
  const resource = useResourceOf('brand_company') ?? ''
  const companies = useResourceOf('company') ?? ''
  const may = useCan(brandCompany.can.update)
  const { data: company } = useGetOne(
    companies,
    { id: record.company_id },
    { enabled: may && companies !== '' },
  )
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null)
  const nameOf = useLocalName()
  if (!may) return null
  const name = company ? nameOf(company) : record.company_id
  const change = translate('brandDB.brandCompany.change', { name })
  const close = () => setDoing(null)
  return (
    <>
      <StandingTools name={name} onChange={() => setDoing('change')} onRemove={() => setDoing('remove')} />
      <DrawerForm open={doing === 'change'} onClose={close} title={change} resource={resource} id={record.id}>
        <RelationInputs />
      </DrawerForm>
      {doing === 'remove' && (
        <ConfirmDelete
          record={record}
          resource={resource}
          name={translate('brandDB.brandCompany.link_of', { name })}
          onClose={close}
        />
      )}
    </>
  )
}
