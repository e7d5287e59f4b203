import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { Button } from '@mui/material'
import { RecordContextProvider } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate, useParams } from 'react-router-dom'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { ItemSections } from './ItemSections.tsx'
import { isUnfinished } from './needs.ts'
import { ReportSteps } from './ReportSteps.tsx'
import { ScoreBar } from './ScoreBar.tsx'
import styles from './Scoring.module.css'
import { useReport } from './useReport.ts'

/** The score of a shop, for a phone: each answer is saved at once, even without a connection. */
export function ScoringForm() {
  const { report = '' } = useParams()
  return <Form key={report} id={report} />
}

function Form({ id }: { readonly id: string }) {
  const at = useMounted()
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const { report, isFresh, items, failed, unsent, contested, refetch, ...saving } = useReport(id)
  const mayScore = useCan(scoresShops, report ?? undefined)
  const { run: submit, isBusy } = useAction(async () => {
    const missing = items?.filter(isUnfinished) ?? []
    const [first] = missing
    if (first) {
      notify('RM_evaluate.scoring.form.missing', {
        type: 'warning',
        messageArgs: { smart_count: missing.length },
      })
      document.getElementById(first._id)?.scrollIntoView({ block: 'center' })
      return
    }
    try {
      await saving.submit()
      notify('RM_evaluate.scoring.form.submitted', { type: 'success' })
      void navigate(at('/RM_evaluate/scoring'))
    } catch (error) {
      saving.showFailure(error)
    }
  })
  const back = (
    <BackLink to={at('/RM_evaluate/scoring')}>{translate('RM_evaluate.scoring.today.title')}</BackLink>
  )
  if (report === null)
    return (
      <PlainPage title="RM_evaluate.scoring.form.title" back={back}>
        <State
          icon={SearchOff}
          title={translate('atrium.state.not_found.title')}
          text={translate('atrium.state.not_found.record')}
        />
      </PlainPage>
    )
  if (!report || !items)
    return failed ? <ErrorState error={failed.error} retry={failed.retry} isPage /> : <RecordSkeleton />
  const isOpen = report.status === 'draft' && mayScore
  return (
    <RecordContextProvider value={{ ...report, id }}>
      <PlainPage
        title="RM_evaluate.scoring.form.title"
        name={nameOf({ ...report, id })}
        back={back}
        actions={<ReportSteps />}
      >
        <div className={styles['form']}>
          <ScoreBar
            items={items}
            rules={report.rules}
            status={report.status}
            {...(isOpen && { state: unsent.state })}
          />
          {report.returned_reason && isOpen && (
            <p role="alert" className={styles['returned']}>
              {translate('RM_evaluate.scoring.form.returned', { reason: report.returned_reason })}
            </p>
          )}
          <ItemSections
            items={items}
            contested={contested}
            onDecide={(item, mine) => void unsent.decide(item, mine).then(refetch)}
            {...(isOpen && isFresh ? { onAnswer: unsent.answer } : {})}
          />
          {isOpen && (
            <Button variant="contained" size="large" aria-disabled={isBusy} onClick={() => void submit()}>
              {translate('RM_evaluate.scoring.form.submit')}
            </Button>
          )}
        </div>
      </PlainPage>
    </RecordContextProvider>
  )
}
