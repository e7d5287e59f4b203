import { useId } from 'react'
import type { UserInfo } from '#contract/core/session.ts'
import { Logo } from '#src/kit/base/icon/Logo.tsx'
import { switchWords } from './switchWords.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

interface SwitchPersonProps {
  /** The signed-in person. */
  readonly current: UserInfo
  /** The person whose link was opened. */
  readonly other: UserInfo
  /** Called with true to continue as the other person. */
  readonly onAnswer: (isOther: boolean) => void
}

/**
 * Asks for confirmation before a link signs in somebody else. Staying is the first button and has the focus.
 */
export const SwitchPerson = ({ current, other, onAnswer }: SwitchPersonProps) => {
  const locale = useDocumentLanguage()
  const question = useId()

  const { ask, keep, change } = switchWords(current, other, locale)
  return (
    <main className="starting" aria-labelledby={question}>
      <Logo size={48} />
      <h1 id={question} className="starting-question">
        {ask}
      </h1>
      <div className="starting-answers">
        <button ref={focusOn} type="button" className="starting-retry" onClick={() => onAnswer(false)}>
          {keep}
        </button>
        <button type="button" className="starting-other" onClick={() => onAnswer(true)}>
          {change}
        </button>
      </div>
    </main>
  )
}

const focusOn = (button: HTMLElement | null) => button?.focus()
