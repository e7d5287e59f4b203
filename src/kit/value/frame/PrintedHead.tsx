import { useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { secondsNow } from '#src/kit/base/clock/clock.ts'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import styles from './Record.module.css'

/** The first line of a printed page: site, person and time. It is never shown on screen. */
export function PrintedHead() {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const person = useContext(PersonContext)
  const at = usePrintedAt()
  if (!person) return null
  const { site, user } = person
  return (
    <div className={styles['printed']}>
      <span>{site && localName(site, locale)}</span>
      <span>
        {translate('atrium.print.by', {
          name: localName(user, locale),
          time: formatDate(at, 'YYYY/M/D HH:mm'),
        })}
      </span>
    </div>
  )
}

/** When the page was printed last, in unix seconds. */
function usePrintedAt(): number {
  const [at, setAt] = useState(secondsNow)
  // The browser prints the page as it is when this returns.
  useListener(window, 'beforeprint', () => flushSync(() => setAt(secondsNow())))
  return at
}
