import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useTimeout } from '#src/kit/base/clock/useTimeout.ts'
import s from './ExternalPage.module.css'
import type { FrameTarget } from '#contract/Iframe/frameTarget.ts'

/**
 * The frame, and a message until its page has loaded. The page gets no more than it needs: no access to the
 * top window, no modal dialogs, no devices, no referrer. It gets its own storage only on another origin,
 * because on ours it could read the session.
 */
export const Frame = ({ name, address }: FrameProps) => {
  const translate = useTranslate()
  const [isThere, setThere] = useState(false)
  const isSlow = useIsSlow(!isThere)
  return (
    <div className={s.place} aria-busy={!isThere}>
      {isThere ? null : (
        <output className={s.waiting}>
          <span className={s.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span>{translate('iframe.loading', { name })}</span>
          {isSlow ? <span className={s.slow}>{translate('iframe.slow')}</span> : null}
        </output>
      )}
      {address ? (
        <iframe
          className={s.frame}
          title={name}
          src={address.href}
          sandbox={address.isOwn ? powers : `${powers} allow-same-origin`}
          referrerPolicy="no-referrer"
          onLoad={() => setThere(true)}
        />
      ) : null}
    </div>
  )
}

interface FrameProps {
  name: string
  /** Null until it is known. */
  address: Extract<FrameTarget, { kind: 'open' }> | null
}

const powers = 'allow-scripts allow-forms allow-popups allow-downloads'

/** Milliseconds after which people start to wonder. */
const patience = 8000

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useTimeout(() => setSlow(true), isWaiting ? patience : null)
  return isWaiting && isSlow
}
