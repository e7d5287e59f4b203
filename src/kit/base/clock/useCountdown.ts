import { useState } from 'react'
import { useInterval } from './useInterval.ts'

/**
 * Counts seconds down to 0 and returns the rest, with a function to start over. Neither a sleeping tab or
 * machine nor a clock that is set back prolongs it.
 */
export function useCountdown(): readonly [left: number, start: (seconds: number) => void] {
  const [run, setRun] = useState({ seconds: 0, wall: 0, steady: 0 })
  const [passed, setPassed] = useState(0)
  const left = Math.max(0, Math.ceil((run.seconds * 1000 - passed) / 1000))
  const isRunning = left > 0

  const tick = ({ wall, steady }: typeof run) =>
    setPassed(Math.max(Date.now() - wall, performance.now() - steady))
  useInterval(tick, isRunning ? 1000 : null, run)

  const start = (seconds: number) => {
    setPassed(0)
    setRun({ seconds, wall: Date.now(), steady: performance.now() })
  }
  return [left, start]
}
