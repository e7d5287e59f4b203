import { fxRate } from '#contract/PS/fxRate.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { FxRateList, rateLooks } from './FxRateList.tsx'

/** The exchange rates of the months: list, page and form. */
export const fxRateScreens = resourceScreens(fxRate, {
  looks: rateLooks,
  list: FxRateList,
  form: [{ title: 'PS.fxRate.group', fields: ['stat_month', 'from', 'to', 'rate'] }],
})
