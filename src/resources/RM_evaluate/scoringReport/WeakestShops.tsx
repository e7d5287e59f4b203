import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoringLatestResults } from '#contract/RM_evaluate/shopScores.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { RankingBars } from '#src/kit/value/figure/RankingBars.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'

const refreshOn = [scoringResult]
const query = {
  cond: JSON.stringify({ score: { $exists: true } }),
  sort: JSON.stringify({ score: 1 }),
  range: '0-9',
}

/** The ten shops whose last score is the lowest, for the dashboard. */
export function WeakestShops() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const pageOf = usePageShowing('store')
  const { data, error, retry } = useCall(scoringLatestResults, { query }, { refreshOn })
  const heading = (name: string) => translate(`RM_evaluate.result.ranking.${name}`)
  return (
    <Section title="RM_evaluate.card.weakest">
      {!data && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton />)}
      {data?.total === 0 && <p>{translate('RM_evaluate.result.ranking.none')}</p>}
      {data && data.total > 0 && (
        <RankingBars
          headings={[heading('rank'), heading('shop'), translate('RM_evaluate.card.score')]}
          rows={data.list.map((one, at) => ({
            id: one._id,
            rank: at + 1,
            name: nameOf({ ...one, id: one._id }),
            to: pageOf?.(one.store_id),
            share: (one.score ?? 0) / 100,
            text: one.score,
          }))}
        />
      )}
    </Section>
  )
}
