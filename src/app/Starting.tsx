import { text } from '#contract/localText.ts'
import { Logo } from '#src/kit/base/icon/Logo.tsx'
import { networkText } from '#src/providers/http.ts'
import { startingWords } from './startingWords.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

/** The console is loading. */
export const Starting = () => {
  const locale = useDocumentLanguage()
  return (
    <output className="starting">
      <span className="starting-mark">
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
    <div className="starting" role="alert">
      <Logo size={48} />
      <p>{text ?? networkText(locale)}</p>
      <button type="button" className="starting-retry" onClick={onRetry}>
        {retry[locale]}
      </button>
    </div>
  )
}

/** Shown before the console's messages are loaded. */
const retry = text('重试', '重試', 'Try again')
