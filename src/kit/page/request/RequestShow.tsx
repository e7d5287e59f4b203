import { useRecordContext } from 'react-admin'
import { inProgress } from '#contract/changeRequest.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { Timeline } from '#src/kit/value/timeline/Timeline.tsx'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { RecordBody } from '#src/kit/page/record/RecordBody.tsx'
import { RecordHead } from '#src/kit/page/record/RecordHead.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import styles from './Request.module.css'
import { Proposal } from './Proposal.tsx'
import { PictureOfRecord, RecordAbout } from './RecordAbout.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestedRecord } from './RequestedRecord.tsx'
import { requestStatusColors, type RequestRecord } from './requests.ts'
import {
  RequestsContext,
  textOf,
  useRequests,
  useRequestText,
  type RequestScreenProps,
} from './requestsContext.ts'

/** The page of a request: the changes, who submitted and decided it, and the possible steps. */
export const RequestShow = (screen: RequestScreenProps) => (
  <RequestsContext value={screen}>
    <ShowPage header={<Header />}>
      <Body />
    </ShowPage>
  </RequestsContext>
)

function Header() {
  const request = useRecordContext<RequestRecord>()
  const words = useWords()
  if (!request) return null
  return (
    <RecordHead
      picture={<PictureOfRecord request={request} />}
      above={words.choice('kind', request.kind)}
      heading={<RequestedRecord request={request} link />}
      state={<FieldValue source="status" statusColors={requestStatusColors} />}
      actions={<RequestActions request={request} />}
    />
  )
}

function Body() {
  const requests = useRequests()
  const request = useRecordContext<RequestRecord>()
  if (!request) return null
  const isNew = request.kind === 'create'
  return (
    <RecordBody
      aside={
        <>
          <RecordAbout request={request} />
          <Section title={textOf(requests, 'section.course')}>
            <Decisions request={request} />
            <FieldList sources={isNew ? facts : [...facts, 'base_rev']} />
          </Section>
        </>
      }
    >
      <Section title={textOf(requests, isNew ? 'section.new' : 'section.change')}>
        <Proposal request={request} />
      </Section>
    </RecordBody>
  )
}

const facts = ['source', 'level_required', 'level_done']

/** Who submitted and who decided a request and why, in order, and what it is waiting for. */
function Decisions({ request }: { readonly request: RequestRecord }) {
  const t = useRequestText()
  const { status, level_required: of, level_done, created_by: by, created_at: at } = request
  // A request that was submitted again has only its latest time; the first is the creation of the record.
  const begun = { result: status === 'draft' ? 'drafted' : 'submitted', by, at, comment: null }
  return (
    <div className={styles['course']}>
      <Timeline
        label={t('section.course')}
        entries={[begun, ...(request.decisions ?? [])].map(({ result, comment, ...done }) => ({
          id: `${done.at} ${result} ${done.by}`,
          from: done.at,
          actor: done.by,
          title: t(`result.${result}`, { _: result }),
          ...(comment ? { text: comment } : {}),
        }))}
      />
      {status === inProgress && (
        <StatusChip tone="amber">{t('waits', { level: level_done + 1, of })}</StatusChip>
      )}
    </div>
  )
}
