import { useEffect } from 'react'
import { Logo } from '#src/kit/Logo.tsx'
import { networkText } from '#src/providers/http.ts'
import { htmlLang, storedLocale, type Locale } from '#src/providers/locale.ts'
import s from './Starting.module.css'
import { startingWords } from './startingWords.ts'

/** The console is loading. */
export const Starting = () => {
  const locale = useDocumentLanguage()
  return (
    <output className={s.page}>
      <span className={s.mark}>
        <Logo size={48} />
      </span>
      <span className="visually-hidden">{startingWords[locale]}</span>
    </output>
  )
}

/** The console cannot be shown, because its code or first data failed to load. The session stays as it is. */
export const StartFailed = ({ onRetry, text }: { onRetry: () => void; text?: string }) => {
  const locale = useDocumentLanguage()
  return (
    <div className={s.page} role="alert">
      <Logo size={48} />
      <p>{text ?? networkText(locale)}</p>
      <button type="button" className={s.retry} onClick={onRetry}>
        {words[locale].retry}
      </button>
    </div>
  )
}

/** Signed out without the back end, so reloading the page now would fail. */
export const SignedOut = ({ onReload }: { onReload: () => void }) => {
  const locale = useDocumentLanguage()
  return (
    <div className={s.page} role="alert">
      <Logo size={48} />
      <p>{words[locale].signedOut}</p>
      <button type="button" className={s.retry} onClick={onReload}>
        {words[locale].reload}
      </button>
    </div>
  )
}

function useDocumentLanguage(): Locale {
  const locale = storedLocale()
  useEffect(() => {
    document.documentElement.lang = htmlLang(locale)
  }, [locale])
  return locale
}

/** Shown before the console's messages are loaded. */
const words: Record<Locale, Record<'retry' | 'signedOut' | 'reload', string>> = {
  zh_CN: {
    retry: '重试',
    signedOut: '已在此设备上退出。服务器未能联系上，联网后请重新打开页面。',
    reload: '重新加载页面',
  },
  zh_TW: {
    retry: '重試',
    signedOut: '已在此裝置上登出。未能聯絡伺服器，連線後請重新開啟頁面。',
    reload: '重新載入頁面',
  },
  en_US: {
    retry: 'Try again',
    signedOut:
      'You are signed out on this device. The server could not be reached: open the page again ' +
      'when you are online.',
    reload: 'Reload the page',
  },
}
