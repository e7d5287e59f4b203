import { lazy, type ComponentType } from 'react'
import { networkText } from '#src/providers/http.ts'
import { storedLocale } from '#src/providers/locale.ts'
import s from './Form.module.css'
import { messages } from './messages.ts'

/** A part of the page that is fetched when it is first shown. If it cannot be fetched, `otherwise` is shown instead. */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = NotFetched,
) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: otherwise }),
    ),
  )

function NotFetched() {
  return (
    <p className={s.failure} role="alert">
      {networkText(storedLocale())}{' '}
      <button type="button" className={s.link} onClick={() => location.reload()}>
        {messages[storedLocale()].loadAgain}
      </button>
    </p>
  )
}
