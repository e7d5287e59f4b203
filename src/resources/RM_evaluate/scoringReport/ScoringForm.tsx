import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { Button } from '@mui/material'
import { RecordContextProvider, useNotify, useTranslate } from 'react-admin'
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

interface ScoringFormProps {
  readonly area: 'RM_evaluate' | 'RMHK_evaluate'
  readonly texts: string
}

/** The score of a shop, for a phone: each answer is saved at once, even without a connection. */
export function ScoringForm(props: ScoringFormProps) {
  const { report = '' } = useParams()
  return <Form key={report} id={report} {...props} />
}

function Form({ id, area, texts }: ScoringFormProps & { readonly id: string }) {
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
      notify(`${texts}.form.missing`, { type: 'warning', messageArgs: { smart_count: missing.length } })
      document.getElementById(first._id)?.scrollIntoView({ block: 'center' })
      return
    }
    try {
      await saving.submit()
      notify(`${texts}.form.submitted`, { type: 'success' })
      void navigate(`/${area}/scoring`)
    } catch (error) {
      saving.showFailure(error)
    }
  })
  const back = <BackLink to={`/${area}/scoring`}>{translate(`${texts}.today.title`)}</BackLink>
  if (report === null)
    return (
      <PlainPage title={`${texts}.form.title`} back={back}>
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
        title={`${texts}.form.title`}
        name={nameOf({ ...report, id })}
        back={back}
        actions={<ReportSteps texts={texts} />}
      >
        <div className={styles['form']}>
          <ScoreBar
            items={items}
            rules={report.rules}
            texts={texts}
            status={report.status}
            {...(isOpen && { state: unsent.state })}
          />
          {report.returned_reason && isOpen && (
            <p role="alert" className={styles['returned']}>
              {translate(`${texts}.form.returned`, { reason: report.returned_reason })}
            </p>
          )}
          <ItemSections
            items={items}
            texts={texts}
            contested={contested}
            onDecide={(item, mine) => void unsent.decide(item, mine).then(refetch)}
            {...(isOpen && isFresh ? { onAnswer: unsent.answer } : {})}
          />
          {isOpen && (
            <Button variant="contained" size="large" aria-disabled={isBusy} onClick={() => void submit()}>
              {translate(`${texts}.form.submit`)}
            </Button>
          )}
        </div>
      </PlainPage>
    </RecordContextProvider>
  )
}
