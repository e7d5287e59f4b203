import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { displays, useListPreference, type Display } from './listPreference.ts'

/**
 * How the current list is shown: as its address says (`?display=board`), otherwise as the user chose last. The
 * second value chooses another way.
 */
export function useDisplay(): readonly [display: Display, choose: (next: Display) => void] {
  const { preference, change } = useListPreference()
  const [params, setParams] = useSearchParams()
  const display = displays.find((name) => name === params.get('display')) ?? preference.look
  const choose = (next: Display) => {
    change({ look: next })
    setParams((known) => withDisplay(known, next), { replace: true })
  }
  return [display, choose]
}

/** Keeps the way in which a list is shown in its address, also after a link to a view of the list. */
export function useDisplayInAddress(): void {
  const [display] = useDisplay()
  const [params, setParams] = useSearchParams()
  const isMissing = display !== 'table' && !params.has('display')
  useEffect(() => {
    if (isMissing) setParams((known) => withDisplay(known, display), { replace: true })
  }, [isMissing, display, setParams])
}

const withDisplay = (params: URLSearchParams, display: Display) =>
  new URLSearchParams({ ...Object.fromEntries(params), display })
