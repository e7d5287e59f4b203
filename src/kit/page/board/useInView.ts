import { useEffect, useRef, useState } from 'react'

/** Whether an element is on screen or close to it. Where browsers cannot tell, it is. */
export function useInView<E extends HTMLElement>() {
  const element = useRef<E>(null)
  const [isInView, setInView] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    const seen = element.current
    if (!seen || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    )
    observer.observe(seen)
    return () => observer.disconnect()
  }, [])
  return { element, isInView }
}
