import { useState } from 'react'
import { health } from '#contract/core/health.ts'
import { dayOf } from '#src/kit/field/formatDate.ts'
import { useCall } from './useCall.ts'

/**
 * Today at the site, `YYYY-MM-DD`, by the operator's clock: that of the device can be wrong by days, and the data of a
 * demo ends on a fixed day. Until the first reply, the clock of the device is used.
 */
export function useToday(): string {
  const [opened] = useState(() => Date.now() / 1000)
  const { data } = useCall(health, {}, { refetchInterval: (_, error) => !error && 600_000 })
  return dayOf(data?.now ?? opened)
}
