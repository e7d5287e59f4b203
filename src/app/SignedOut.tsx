import { text } from '#contract/localText.ts'
import { Logo } from '#src/kit/base/icon/Logo.tsx'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

/** Signed out without the back end, so reloading the page now would fail. */
export const SignedOut = ({ onReload }: { onReload: () => void }) => {
  const locale = useDocumentLanguage()
  return (
    <div className="starting" role="alert">
      <Logo size={48} />
      <p>{signedOut[locale]}</p>
      <button type="button" className="starting-retry" onClick={onReload}>
        {reload[locale]}
      </button>
    </div>
  )
}

// Shown when the console, and its messages, are gone.
const signedOut = text(
  '已在此设备上退出。服务器未能联系上，联网后请重新打开页面。',
  '已在此裝置上登出。未能聯絡伺服器，連線後請重新開啟頁面。',
  'You are signed out on this device. The server could not be reached: open the page again when you are online.',
)
const reload = text('重新加载页面', '重新載入頁面', 'Reload the page')
