import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'

const refreshOn = [scoringReport]

/** How many of the shops that the user may score have no score today. */
export function UnscoredShops() {
  const at = useMounted()
  const translate = useTranslate()
  const { data, isPending, error, retry } = useCall(dailyStores, { query: {} }, { refreshOn })
  return (
    <FigureCard
      label={translate('RM_evaluate.card.unscored')}
      value={data?.list.filter(({ status }) => status === 'none').length}
      to={at('/RM_evaluate/scoring')}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}
