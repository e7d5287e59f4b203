import { useTranslate } from 'react-admin'
import { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'

const refreshOn = [scoringReport]

/** How many of the shops that the user may score have no score today. */
export const unscoredShops = (area: 'RM_evaluate' | 'RMHK_evaluate') =>
  function UnscoredShops() {
    const translate = useTranslate()
    const { data, isPending, error, retry } = useCall(dailyStores, { query: {} }, { refreshOn })
    return (
      <FigureCard
        label={translate(`${area}.card.unscored`)}
        value={data?.list.filter(({ status }) => status === 'none').length}
        to={`/${area}/scoring`}
        {...{ isPending, error: data ? null : error, retry }}
      />
    )
  }
