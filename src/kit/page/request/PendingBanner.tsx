import { Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { inProgress, type OpenRequest } from '#contract/changeRequest.ts'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import styles from './Request.module.css'
import { requestPath, type Requests } from './requests.ts'
import { RequestsContext, useRequests, useRequestText } from './requestsContext.ts'
import { useOpenRequest } from './useOpenRequest.ts'
import { RequestStepDialog } from './RequestStepDialog.tsx'

interface PendingBannerProps {
  readonly request: NonNullable<OpenRequest['audit']>
  readonly canWithdraw: boolean
}

/** Says that a change of the record waits for approval, who requested it and when, and links to the request. */
export function PendingBanner({ request, canWithdraw }: PendingBannerProps) {
  const requests = useRequests()
  const translate = useTranslate()
  const t = useRequestText()
  const [isAsking, setAsking] = useState(false)
  const at = request.submitted_at ?? request.created_at
  return (
    <section className={styles['banner']} aria-label={t('pending')}>
      <output>
        <strong>{t('pending')}</strong>{' '}
        {request.submitted_by !== null && <ReferenceLabel to="user" id={request.submitted_by} />}{' '}
        <Moment at={at} />
        <br />
        {t('pending_text')}
      </output>
      <div className={styles['actions']}>
        <LinkBase to={requestPath(requests, request._id)}>{t('see')}</LinkBase>
        {canWithdraw && (
          <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
            {translate(`resources.${requests.resource}.steps.withdraw.label`)}
          </Button>
        )}
      </div>
      {isAsking && <RequestStepDialog request={request} step="withdraw" onClose={() => setAsking(false)} />}
    </section>
  )
}

/** The banner of the current record while a change waits for approval; otherwise nothing. */
export const OpenRequestBanner = ({ requests }: { readonly requests: Requests }) => (
  <RequestsContext value={{ requests }}>
    <Banner marks={requests.contract.requests.marks} />
  </RequestsContext>
)

function Banner({ marks }: { readonly marks: string }) {
  const record = useRecordContext()
  const waits = record?.[marks] === inProgress
  const { audit, can_withdraw } = useOpenRequest(waits ? String(record?.id ?? '') : '')
  return waits && audit ? <PendingBanner request={audit} canWithdraw={can_withdraw ?? false} /> : null
}
