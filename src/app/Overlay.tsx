import { text } from '#contract/localText.ts'
import { Logo } from '#src/kit/base/icon/Logo.tsx'
import { storedLocale } from '#src/providers/locale.ts'
import s from './Overlay.module.css'
import { startingWords } from './startingWords.ts'

/** Covers everything while a user arrives from another website; says from which. */
export const Overlay = ({ host }: { host: string }) => {
  const locale = storedLocale()
  return (
    <output className={s.overlay} aria-busy="true">
      <Logo size={48} />
      <span className={s.title}>{startingWords[locale]}</span>
      {host ? <span className={s.from}>{from[locale].replace('{host}', () => host)}</span> : null}
      <span className={s.bar} aria-hidden />
    </output>
  )
}

/** Shown before the console's messages are loaded. */
const from = text(
  '您从 {host} 转来，请稍候。',
  '你從 {host} 轉來，請稍候。',
  'You come from {host}. One moment, please.',
)
