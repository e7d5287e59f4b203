import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import s from './PageLoading.module.css'

/**
 * The placeholder of a page that is loading, in the shape of most pages: a title, a row of chips, a table.
 */
export const PageLoading = () => {
  const translate = useTranslate()
  return (
    <div className={s.page}>
      <h1 className="visually-hidden" data-loading>
        {translate('atrium.state.loading')}
      </h1>
      <span className={s.title} aria-hidden />
      <div className={s.chips} aria-hidden>
        {[72, 88, 64, 80].map((width) => (
          <span key={width} style={{ width }} />
        ))}
      </div>
      <div className={s.card} aria-hidden>
        {[38, 52, 44, 61, 47, 55, 40, 58].map((width) => (
          <span key={width} style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  )
}
