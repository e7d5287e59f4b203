import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { passwordChange } from '#contract/core/password.ts'
import { isRecord } from '#contract/isRecord.ts'
import { CallError } from '#src/kit/call/CallError.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { usePerson } from '#src/kit/personContext.ts'
import { passwordRules } from '#src/light/passwordRules.ts'
import { session } from './useOwnSessions.ts'
import { withPasswords } from '#src/providers/withPasswords.ts'

/** The passwords typed so far. */
export interface Typed {
  readonly old: string
  readonly new: string
  readonly again: string
}

/** The errors by field; `form` is for the whole. */
type Wrong = Partial<Record<keyof Typed | 'form', string>>

/** The logic of the form: checks the input, sends it, and shows errors of the back end at their fields. */
export function usePasswordChange(onChanged: () => void) {
  const translate = useTranslate()
  const { user, update } = usePerson()
  const { send: sendCall } = useSend(passwordChange, { refreshes: [session] })
  const [typed, setTyped] = useState<Typed>(nothing)
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setBusy] = useState(false)
  const [isAbsent, setAbsent] = useState(false)

  const type = (field: keyof Typed) => (value: string) => {
    setTyped((last) => ({ ...last, [field]: value }))
    setWrong(({ form: _, [field]: __, ...others }) => others)
  }

  /** What is wrong before it is sent. */
  function problems(): Wrong {
    const met = passwordRules({ first: typed.new, again: typed.again }, [user.username, user.email])
    const isUnchanged = typed.new === typed.old && 'unchanged'
    const problem = (!met.length && 'length_min') || (met.name === false && 'like_name') || isUnchanged
    return {
      ...(typed.old === '' && { old: translate('profile.password.required') }),
      ...(problem && { new: translate(`profile.password.problem.${problem}`) }),
      ...(!met.same && typed.new !== '' && { again: translate('profile.password.problem.again') }),
    }
  }

  function wrongOf(error: unknown): Wrong {
    if (!(error instanceof CallError)) return {}
    const { errcode, message, data, status } = error
    if (status === 404) {
      setAbsent(true)
      return {}
    }
    if (errcode === oldIsWrong) return { old: message }
    if (errcode !== isWeak) return { form: message }
    const key = `profile.password.problem.${reasonIn(data)}`
    // An unknown reason is shown with the back end's message.
    return { new: translate(key, { _: message }) }
  }

  /** Returns the field to focus, if it needs a correction. */
  async function send(): Promise<keyof Typed | undefined> {
    let found = problems()
    if (Object.keys(found).length === 0) {
      setBusy(true)
      const body = { old_password: typed.old, new_password: typed.new }
      try {
        await withPasswords(body, ['old_password', 'new_password'], (sealed) => sendCall({ body: sealed }))
        setTyped(nothing)
        update({ must_change_password: false })
        onChanged()
      } catch (error) {
        found = wrongOf(error)
      } finally {
        setBusy(false)
      }
    }
    setWrong(found)
    return (['old', 'new', 'again'] as const).find((field) => found[field])
  }

  return { typed, type, wrong, isBusy, isAbsent, send }
}

const nothing: Typed = { old: '', new: '', again: '' }
const oldIsWrong = 1013
const isWeak = 1014

/** The reason is shown at the field (contract/core/password.ts). */
function reasonIn(data: unknown): string {
  const fields = isRecord(data) && isRecord(data['fields']) ? data['fields'] : {}
  return String(fields['new_password'] ?? '')
}
