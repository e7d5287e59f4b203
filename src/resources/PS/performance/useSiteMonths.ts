import { retailPerformance } from '#contract/PS/retailPerformance.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/** Thirteen months, so that the latest can be compared with the same month a year ago. One request for all cards. */
export const useSiteMonths = (site?: 'ALL') =>
  useCall(retailPerformance, { query: { months: 13, ...(site ? { site } : {}) } }, { staleTime: 60_000 })
