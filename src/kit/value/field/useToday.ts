import { dayOf } from './formatDate.ts'
import { useNow } from '#src/kit/base/clock/useNow.ts'

/** Today at the site, `YYYY-MM-DD`, by the operator's clock. Until the first reply, the clock of the device is used. */
export const useToday = (): string => dayOf(useNow())
