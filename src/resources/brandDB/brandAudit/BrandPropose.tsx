import { useNavigate, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { useInitial } from '#src/kit/form/change/useInitial.ts'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { brandForm, brandLooks } from '#src/resources/brandDB/brand/brandParts.ts'
import { CompaniesInput } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import { AsProposed } from './AsProposed.tsx'
import { auditPath, audits, type BrandAudit } from './brandAuditRecord.ts'
import { ProposalForm } from './ProposalForm.tsx'
import { useContinued } from './useContinued.ts'

/** The form that proposes a new brand with its companies, for users who cannot create brands directly. */
export function BrandPropose() {
  useMenuPlace(`/${audits}`)
  const translate = useTranslate()
  const [query] = useSearchParams()
  const { continued, isLoading } = useContinued('create')
  return (
    <PlainPage
      title="brandDB.brandAudit.propose_brand"
      back={
        <BackLink to={`/${audits}`}>{translate(`resources.${audits}.name`, { smart_count: 2 })}</BackLink>
      }
    >
      <p>{translate('brandDB.brandAudit.propose_text')}</p>
      {isLoading ? (
        <RecordSkeleton />
      ) : (
        <AsProposed>
          <NewForm key={query.get('request')} continued={continued} />
        </AsProposed>
      )}
    </PlainPage>
  )
}

function NewForm({ continued }: { readonly continued: BrandAudit | null }) {
  const navigate = useNavigate()
  const initial = useInitial(undefined)
  // The draft of a continued request is kept apart from that of another new brand.
  const start = continued ? { ...initial, id: continued._id, rev: continued.rev } : initial
  return (
    <ProposalForm isNew start={start} continued={continued} onSent={(_, id) => navigate(auditPath(id))}>
      <FieldInputs form={brandForm} looks={brandLooks} />
      <FormGroup title="brandDB.brandAudit.companies">
        <CompaniesInput />
      </FormGroup>
    </ProposalForm>
  )
}
