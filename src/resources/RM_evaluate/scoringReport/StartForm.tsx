import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { useRef } from 'react'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { dailyScoringCreate } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useFirstAnswer } from '#src/kit/form/outbox/useAnswers.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { ItemSections } from './ItemSections.tsx'
import { ScoreBar } from './ScoreBar.tsx'
import styles from './Scoring.module.css'
import type { TodayShop } from './ShopButton.tsx'
import { answersOf, unsentName, type Answer } from './useReport.ts'

const options = { refreshOn: [scoringReport] }

/** The form for a shop that has no report today. Opening it does not start a report; the first answer does. */
export function StartForm() {
  const at = useMounted()
  const { store = '' } = useParams()
  const translate = useTranslate()
  const { data, error, retry } = useCall(dailyStores, { query: {} }, options)
  const shop = data?.list.find(({ store_id }) => store_id === store)
  const back = (
    <BackLink to={at('/RM_evaluate/scoring')}>{translate('RM_evaluate.scoring.today.title')}</BackLink>
  )
  if (!data) return error ? <ErrorState error={error} retry={retry} isPage /> : <RecordSkeleton />
  if (shop?.report_id) return <Navigate to={at(reportAt(shop.report_id))} replace />
  if (!shop || shop.set_id === null || !data.rules)
    return (
      <PlainPage title="RM_evaluate.scoring.form.title" back={back}>
        <State
          icon={SearchOff}
          title={translate(shop ? 'RM_evaluate.scoring.today.no_set' : 'atrium.state.not_found.title')}
          text={translate(shop ? 'RM_evaluate.scoring.today.no_set_hint' : 'atrium.state.not_found.record')}
        />
      </PlainPage>
    )
  return <Blank shop={{ ...shop, set_id: shop.set_id }} rules={data.rules} back={back} />
}

const reportAt = (id: string): string => `/RM_evaluate/scoring/${encodeURIComponent(id)}`

const blank: Answer = { score: null, is_na: false, remark: null, attachs: [], tags: [] }

interface BlankProps {
  readonly shop: TodayShop & { readonly set_id: string }
  readonly rules: { readonly cap: number; readonly min_share: number }
  readonly back: React.ReactNode
}

function Blank({ shop, rules, back }: BlankProps) {
  const at = useMounted()
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const { site } = usePerson()
  const keepFirst = useFirstAnswer()
  const { store_id, stat_time, set_id } = shop
  const set = useCall(listCall(scoreItem), {
    query: { cond: { set_id, is_active: true }, range: 'ALL', sort: { order: 1 } },
  })
  const { send, showFailure } = useSend(dailyScoringCreate, { refreshes: [scoringReport] })
  // Two quick answers start one report.
  const started = useRef<Promise<string> | null>(null)
  async function answer(item: string, value: Answer): Promise<unknown> {
    try {
      started.current ??= send({ body: { site: site?._id ?? '', store_id, stat_time } }).then(
        ({ _id }) => _id,
      )
      const id = await started.current
      // The form of the report, which opens now, sends it.
      keepFirst(unsentName(id), answersOf(id), { id: item, value })
      void navigate(at(reportAt(id)), { replace: true })
      return undefined
    } catch (error) {
      started.current = null
      showFailure(error)
      return error
    }
  }
  if (!set.data)
    return set.error ? <ErrorState error={set.error} retry={set.retry} isPage /> : <RecordSkeleton />
  const items = set.data.list.map((item) => ({ ...item, answer: blank }))
  return (
    <PlainPage
      title="RM_evaluate.scoring.form.title"
      name={nameOf({ ...(shop.brand ?? shop), id: store_id })}
      back={back}
    >
      <div className={styles['form']}>
        <ScoreBar items={items} rules={rules} status="none" />
        <ItemSections items={items} onAnswer={answer} />
      </div>
    </PlainPage>
  )
}
