import { useEffect, useRef } from 'react'
import { configured } from './configured.ts'

/**
 * Calls back every three seconds, or at the operator's interval (`ui.decor_ms`), while the page is open
 * (specification section 9). It does so also for users who prefer no motion: for them the values change
 * without a fade.
 */
export function useDecoration(renew: () => void): void {
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  useEffect(() => {
    const start = (period: number) => setInterval(() => latest.current(), period)
    let timer = start(usual)
    let isGone = false
    void configured('ui.decor_ms').then((period = usual) => {
      if (isGone || period === usual) return undefined
      clearInterval(timer)
      return (timer = start(period))
    })
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
}

/** Milliseconds. */
const usual = 3000
