import { useEffect, useRef, useState } from 'react'

/** Whether an element is on screen or close to it. Where browsers cannot tell, it is. */
export function useInView<E extends HTMLElement>() {
  const element = useRef<E>(null)
  const [isInView, setInView] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => followView(element.current, setInView), [])
  return { element, isInView }
}

/** Tells whether an element is on screen or close to it, now and whenever that changes. Returns what ends it. */
export function followView(element: HTMLElement | null, tell: (isInView: boolean) => void) {
  if (!element || !('IntersectionObserver' in globalThis)) return undefined
  const observer = new IntersectionObserver(
    (entries) => tell(entries.some(({ isIntersecting }) => isIntersecting)),
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
