import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What `load` returned for the last thing that it was about; undefined until then. Nothing that rejects. The signal ends when
 * it is no longer needed. For what is no call: replies of calls are read with `useCall`.
 */
export function useLoaded<T, A>(
  load: (about: A, signal: AbortSignal) => Promise<T>,
  about: A,
): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  const start = useEffectEvent(load)
  useEffect(() => {
    const stop = new AbortController()
    const show = async () => {
      const value = await start(about, stop.signal)
      if (!stop.signal.aborted) setLoaded({ value })
    }
    void show()
    return () => stop.abort()
  }, [about])
  return loaded?.value
}
