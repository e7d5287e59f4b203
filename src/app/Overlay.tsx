import { Logo } from '#src/kit/Logo.tsx'
import { storedLocale, type Locale } from '#src/providers/locale.ts'
import s from './Overlay.module.css'

/** Covers everything while a user arrives from another website; says from which. */
export const Overlay = ({ host }: { host: string }) => {
  const { opening, from } = words[storedLocale()]
  return (
    <output className={s.overlay} aria-busy="true">
      <Logo size={48} />
      <span className={s.title}>{opening}</span>
      {host ? <span className={s.from}>{from(host)}</span> : null}
      <span className={s.bar} aria-hidden />
    </output>
  )
}

/** Shown before the console's messages are loaded. */
const words: Record<Locale, { opening: string; from: (host: string) => string }> = {
  zh_CN: { opening: '正在打开…', from: (host) => `您从 ${host} 转来，请稍候。` },
  zh_TW: { opening: '正在開啟…', from: (host) => `你從 ${host} 轉來，請稍候。` },
  en_US: { opening: 'Opening…', from: (host) => `You come from ${host}. One moment, please.` },
}
