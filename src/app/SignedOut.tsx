import { Logo } from '#src/kit/Logo.tsx'
import type { Locale } from '#src/providers/locale.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

/** Signed out without the back end, so reloading the page now would fail. */
export const SignedOut = ({ onReload }: { onReload: () => void }) => {
  const locale = useDocumentLanguage()
  return (
    <div className="starting" role="alert">
      <Logo size={48} />
      <p>{words[locale].signedOut}</p>
      <button type="button" className="starting-retry" onClick={onReload}>
        {words[locale].reload}
      </button>
    </div>
  )
}

/** Shown when the console, and its messages, are gone. */
const words: Record<Locale, Record<'signedOut' | 'reload', string>> = {
  zh_CN: {
    signedOut: '已在此设备上退出。服务器未能联系上，联网后请重新打开页面。',
    reload: '重新加载页面',
  },
  zh_TW: {
    signedOut: '已在此裝置上登出。未能聯絡伺服器，連線後請重新開啟頁面。',
    reload: '重新載入頁面',
  },
  en_US: {
    signedOut:
      'You are signed out on this device. The server could not be reached: open the page again ' +
      'when you are online.',
    reload: 'Reload the page',
  },
}
