import { useEffect, useRef } from 'react'
import { configured } from './configured.ts'

/**
 * Calls back every three seconds, or whatever the operator set, for as long as the page stands (specification
 * section 9): also for people who want no motion, for whom the values change at once instead of fading.
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
