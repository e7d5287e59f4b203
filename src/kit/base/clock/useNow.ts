import { useState } from 'react'
import { health } from '#contract/core/health.ts'
import { secondsNow } from './clock.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/**
 * Now by the operator's clock, in unix seconds, at the latest reply: that of the device can be wrong by days, and the data
 * of a demo ends on a fixed day. Until the first reply, the time when the page was opened by the device.
 */
export function useNow(): number {
  const [opened] = useState(secondsNow)
  const { data } = useCall(health, {}, { refetchInterval: (_, error) => !error && 600_000 })
  return data ? Math.floor(data.now) : opened
}
