import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { store } from '#contract/brandDB/store.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'

/** What changes the reports of leasing. */
export const refreshOn = [leaseShip, tenantShip, store]

/** The site and the day of a report. The day is in the address; by default it is today. */
export function useReportQuery() {
  const { text, set } = usePageChoices()
  const site = usePerson().site?._id
  const chosen = text('as_of')
  const today = useToday()
  const query = { ...(site ? { site } : {}), ...(chosen ? { as_of: chosen } : {}) }
  return { query, as_of: chosen || today, setDay: (day: string) => set({ as_of: day }) }
}
