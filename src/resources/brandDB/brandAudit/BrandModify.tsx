import { useState, type ReactNode } from 'react'
import { EditBase, useEditContext, useNavigate, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useParams } from 'react-router-dom'
import { brand as contract } from '#contract/brandDB/brand.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { ForbiddenState } from '#src/kit/value/state/ForbiddenState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useStandings } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import { AsProposed } from './AsProposed.tsx'
import { audits, brandPath, brands, type BrandAuditRecord } from './brandAuditRecord.ts'
import { ModifyInputs } from './ModifyInputs.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { useContinued } from './useContinued.ts'
import { useInprogress } from './useInprogress.ts'
import { Waiting } from './Waiting.tsx'

/**
 * The form that proposes changes to a brand on a desktop (specification section 2). It is read-only while a
 * change waits for approval.
 */
export const BrandModify = () => {
  useMenuPlace(`/${brands}`)
  const { id = '' } = useParams()
  const may = useCan(contract.can.update)
  if (!may) return <ForbiddenState isPage />
  return (
    <EditBase
      // The form of another brand starts afresh.
      key={id}
      resource={brands}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      error={<Failed />}
      loading={<RecordSkeleton />}
      queryOptions={quiet}
    >
      <Loaded />
    </EditBase>
  )
}

function Loaded() {
  const { record, isFetching, error } = useEditContext()
  const id = String(record?.id ?? '')
  const pending = useInprogress(id)
  const standings = useStandings(id)
  const { continued, isLoading } = useContinued('update')
  const [started, setStarted] = useState<RaRecord | null>(null)
  // The cache may hold outdated rows of a list; a form starts with fresh data.
  const isFresh = !isFetching && !standings.isFetching && !error
  if (started === null && record && standings.companies && isFresh)
    setStarted({ ...record, companies: standings.companies })
  const failed = pending.error ? pending : standings.error && started === null ? standings : null
  if (failed) return <RecordFailed error={failed.error} retry={() => void failed.refetch()} />
  if (started === null || pending.isPending || isLoading) return <RecordSkeleton />
  const stored = record ?? started
  return (
    <Page brand={stored}>
      {pending.audit ? (
        <Waiting
          audit={pending.audit}
          canWithdraw={pending.can_withdraw ?? false}
          companies={standings.companies ?? []}
        />
      ) : (
        <Form brand={{ ...stored, companies: standings.companies }} continued={continued} />
      )}
    </Page>
  )
}

function Form({ brand, continued }: { brand: RaRecord; continued: BrandAuditRecord | null }) {
  const navigate = useNavigate()
  const [start] = useState({ brand, continued })
  return (
    <AsProposed>
      <ProposalForm
        start={start.brand}
        continued={start.continued}
        onSent={(manner) => {
          if (manner === 'save') navigate(brandPath(String(brand.id)))
          if (manner === 'draft') navigate(`/${audits}`)
        }}
      >
        <ModifyInputs />
      </ProposalForm>
    </AsProposed>
  )
}

function Page({ brand, children }: { readonly brand: RaRecord; readonly children: ReactNode }) {
  const translate = useTranslate()
  const name = useLocalName()(brand)
  return (
    <PlainPage
      title="brandDB.brandAudit.change"
      name={translate('brandDB.brandAudit.modify_title', { name })}
      back={<BackLink to={brandPath(String(brand.id))}>{name}</BackLink>}
    >
      {children}
    </PlainPage>
  )
}

function Failed() {
  const { error, refetch } = useEditContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The page itself shows the error. React-admin would redirect to the list with a toast.
const quiet = { onError: () => undefined }
