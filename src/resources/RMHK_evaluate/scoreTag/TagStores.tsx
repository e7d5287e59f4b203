import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import { tagStores } from '#contract/RMHK_evaluate/storeScoreTag.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { PeriodSelect } from '#src/kit/page/statistics/PeriodSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { usePeriod } from '#src/kit/page/statistics/usePeriod.ts'
import { TagTable } from './TagTable.tsx'

const polarities = ['all', 'positive', 'negative', 'neutral'] as const
const refreshOn = [dailyScoreTag, scoringReport]

/** Which shops have which tags in a period, and on which days. */
export function TagStores() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { range, ...period } = usePeriod('days')
  const { choice, text, set } = usePageChoices()
  const polarity = choice('polarity', polarities)
  const tag_id = text('tag')
  const tags = useCall(listCall(dailyScoreTag), { query: { range: 'ALL' } }, { refreshOn })
  const { data, error, retry } = useCall(
    tagStores,
    range && {
      query: {
        from: range.from,
        to: range.to,
        ...(polarity !== 'all' && { polarity }),
        ...(tag_id !== '' && { tag_id }),
      },
    },
    { refreshOn, keepsPrevious: true },
  )
  return (
    <PlainPage title="RMHK_evaluate.tagStores.title">
      <PageControls>
        <PeriodSelect {...period} />
        <LabelledSelect
          label={translate('RMHK_evaluate.tagStores.polarity')}
          value={polarity}
          options={polarities.map((one) => [one, translate(`RMHK_evaluate.tagStores.polarities.${one}`)])}
          onChange={(chosen) => set({ polarity: chosen })}
        />
        <LabelledSelect
          label={translate('RMHK_evaluate.tagStores.tag')}
          value={tag_id}
          options={[
            ['', translate('RMHK_evaluate.tagStores.any_tag')],
            ...(tags.data?.list ?? []).map((tag) => [tag._id, nameOf({ ...tag, id: tag._id })] as const),
          ]}
          onChange={(chosen) => set({ tag: chosen })}
        />
      </PageControls>
      {error && !data ? <ErrorState error={error} retry={retry} /> : null}
      {!data && !error && range && <RecordSkeleton />}
      {data?.total === 0 && <State icon={SearchOff} title={translate('RMHK_evaluate.tagStores.none')} />}
      {data && data.total > 0 && <TagTable shops={data.list} matrix={data.matrix ?? []} />}
    </PlainPage>
  )
}
