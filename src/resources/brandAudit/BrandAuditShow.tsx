import { ShowBase, useRecordContext, useShowContext } from 'react-admin'
import { FieldValue } from '#src/kit/field/FieldValue.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { BackToList } from '#src/kit/record/BackLink.tsx'
import { FieldList } from '#src/kit/record/FieldList.tsx'
import { RecordBody } from '#src/kit/record/RecordBody.tsx'
import { RecordFailed } from '#src/kit/record/RecordFailed.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { AuditActions } from './AuditActions.tsx'
import styles from './BrandAudit.module.css'
import type { BrandAuditRecord } from './brandAuditRecord.ts'
import { brandAuditStatusColors } from './brandAuditStatusColors.ts'
import { BrandContext, BrandPicture } from './BrandContext.tsx'
import { BrandOf } from './BrandOf.tsx'
import { Decisions } from './Decisions.tsx'
import { Proposal } from './Proposal.tsx'

/** The page of a request: the changes, who submitted and decided it, and the possible steps. */
export const BrandAuditShow = () => (
  <ShowBase error={<Failed />} loading={<RecordSkeleton />} queryOptions={quiet}>
    <Page />
  </ShowBase>
)

function Page() {
  const audit = useRecordContext<BrandAuditRecord>()
  const words = useWords()
  if (!audit) return null
  const kind = words.choice('kind', audit.kind)
  return (
    <article className={styles['page']}>
      <BackToList />
      <header className={styles['header']}>
        <div className={styles['identity']}>
          <BrandPicture audit={audit} />
          <div className={styles['nameLine']}>
            <h1>
              <span className={styles['kind']}>{kind}</span>
              <BrandOf audit={audit} link />
            </h1>
            <FieldValue source="status" statusColors={brandAuditStatusColors} />
          </div>
        </div>
        <AuditActions audit={audit} />
      </header>
      <RecordBody
        aside={
          <>
            <BrandContext audit={audit} />
            <Section title="brandDB.brandAudit.section.course">
              <Decisions audit={audit} />
              <FieldList sources={audit.kind === 'create' ? facts : [...facts, 'base_rev']} />
            </Section>
          </>
        }
      >
        <Section title={`brandDB.brandAudit.section.${audit.kind === 'create' ? 'new' : 'change'}`}>
          <Proposal audit={audit} />
        </Section>
      </RecordBody>
    </article>
  )
}

const facts = ['source', 'level_required', 'level_done']

function Failed() {
  const { error, refetch } = useShowContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The page itself shows the error. React-admin would redirect to the list with a toast.
const quiet = { onError: () => undefined }
