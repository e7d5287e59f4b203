import {
  Activity,
  use,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import styles from './KeptPage.module.css'

interface KeptPageProps {
  /** Null while another page is shown. */
  readonly page: ReactNode
  /** Where it is shown. */
  readonly place: RefObject<HTMLElement | null>
  /** Called when it is left in a state that should not come back. */
  readonly forget: () => void
}

/**
 * A page that stays as it is while another is shown: without effects, at the address that it had, and outside of the
 * document, where nothing finds it.
 */
export function KeptPage({ page, place, forget }: KeptPageProps) {
  const [box] = useState(newBox)
  const location = use(LocationContext)
  const isShown = page !== null
  const [shown, setShown] = useState({ page, location })
  if (isShown && (shown.page !== page || shown.location !== location)) setShown({ page, location })
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Enter box={box} place={place} />
      <LocationContext value={shown.location}>{createPortal(shown.page, box)}</LocationContext>
      <Leave box={box} forget={forget} />
    </Activity>
  )
}

function newBox(): HTMLElement {
  const box = document.createElement('div')
  box.className = styles['box'] ?? ''
  return box
}

/** Before the page, so that its own effects find it in the document. */
function Enter({ box, place }: { box: HTMLElement; place: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    place.current?.append(box)
  }, [box, place])
  return null
}

/** After the page, whose effects still find it in the document when they end. */
function Leave({ box, forget }: { box: HTMLElement; forget: () => void }) {
  const end = useEffectEvent(() => {
    const isAtRest = box.querySelector('[data-kept]') !== null && document.querySelector(opened) === null
    box.remove()
    if (!isAtRest) forget()
  })
  useLayoutEffect(() => () => end(), [])
  return null
}

/** Dialogs, menus and explanations: they would be open again. */
const opened = '.MuiModal-root, .MuiPopper-root'
