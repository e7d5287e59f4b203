import { useState } from 'react'
import { EditBase, Title, useEditContext, useGetOne, useNavigate, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { brand as contract } from '#contract/brand.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { ReadOnly } from '#src/kit/input/ReadOnly.tsx'
import { BackLink } from '#src/kit/record/BackLink.tsx'
import { RecordFailed } from '#src/kit/record/RecordFailed.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ForbiddenState } from '#src/kit/state/ForbiddenState.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { useMay } from '#src/kit/subject.ts'
import { audits, brands, type BrandAuditRecord } from './brandAuditRecord.ts'
import styles from './Modify.module.css'
import { ModifyForm } from './ModifyForm.tsx'
import { modifyGroups } from './modifyGroups.ts'
import { PendingBanner } from './PendingBanner.tsx'
import { Proposal } from './Proposal.tsx'
import { useInprogress } from './useInprogress.ts'

/** Where changes to a brand are proposed on a desktop (specification section 2); read-only while some wait for approval. */
export const BrandModify = () => {
  const { id = '' } = useParams()
  const may = useMay(contract.can.update)
  if (!may) return <ForbiddenState isPage />
  return (
    <EditBase
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
  const [query] = useSearchParams()
  const requestId = query.get('request')
  const pending = useInprogress(String(record?.id ?? ''))
  const request = useGetOne<BrandAuditRecord>(
    audits,
    { id: requestId ?? '' },
    { enabled: requestId !== null, retry: false },
  )
  const [started, setStarted] = useState<RaRecord | null>(null)
  // A list leaves its rows in the cache, which may be old: a form starts from what the server says now.
  if (started === null && record && !isFetching && !error) setStarted(record)
  if (pending.error) return <RecordFailed error={pending.error} retry={() => void pending.refetch()} />
  if (started === null || pending.isPending || request.isLoading) return <RecordSkeleton />
  const continued = request.data && ['draft', 'rejected'].includes(request.data.status) ? request.data : null
  const stored = record ?? started
  return (
    <div className={styles['page']}>
      <Heading brand={stored} />
      {pending.audit ? (
        <>
          <PendingBanner audit={pending.audit} canWithdraw={pending.can_withdraw ?? false} />
          {Object.keys(pending.audit.after).length > 0 && (
            <Section title="brandDB.brandAudit.section.change">
              <Proposal audit={pending.audit} />
            </Section>
          )}
          {modifyGroups.map(({ title, inputs }) => (
            <FormGroup key={title} title={title}>
              {inputs.map(({ source }) => (
                <ReadOnly key={source} source={source} />
              ))}
            </FormGroup>
          ))}
        </>
      ) : (
        <Form brand={stored} continued={continued} />
      )}
    </div>
  )
}

function Form({ brand, continued }: { brand: RaRecord; continued: BrandAuditRecord | null }) {
  const navigate = useNavigate()
  const [start] = useState({ brand, continued })
  return (
    <ModifyForm
      {...start}
      onSent={(manner) => {
        if (manner === 'save') navigate(`/${brands}/${encodeURIComponent(brand.id)}/show`)
        if (manner === 'draft') navigate(`/${audits}`)
      }}
    />
  )
}

function Heading({ brand }: { brand: RaRecord }) {
  const translate = useTranslate()
  const name = useLocalName()(brand)
  return (
    <header>
      <Title title={name} />
      <BackLink to={`/${brands}/${encodeURIComponent(brand.id)}/show`}>{name}</BackLink>
      <h1>{translate('brandDB.brandAudit.modify_title', { name })}</h1>
    </header>
  )
}

function Failed() {
  const { error, refetch } = useEditContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The page itself says what failed. React-admin would leave for the list with a toast.
const quiet = { onError: () => undefined }
