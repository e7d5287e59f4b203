import { dailyStatTimes } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { startOfDay } from '#src/kit/value/field/formatDate.ts'

/** In seconds. */
const day = 86_400
const days = 60

// Reports change with each answer of any user: what others submit need not show at once.
const options = {
  refreshOn: [scoringResultVersion],
  refetchInterval: () => 60_000,
  refetchOnWindowFocus: true,
}

interface DaysQuery {
  /** A day that is included although it is older. */
  readonly since?: number | undefined
  readonly isWanted?: boolean
}

/** The last scoring days of the site, the newest first, each with its status. */
export function useScoringDays({ since, isWanted = true }: DaysQuery = {}) {
  const recent = (startOfDay(useToday()) ?? 0) - days * day
  const from = Math.min(recent, since ?? recent)
  return useCall(dailyStatTimes, isWanted ? { query: { from } } : null, options)
}
