import { use, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { text } from '#contract/localText.ts'
import { failureText } from '#src/light/failure.ts'
import { Form, Link, Submit } from '#src/light/Form.tsx'
import s from '#src/light/Form.module.css'
import { TextField } from '#src/light/TextField.tsx'
import { useFirstFocus } from '#src/light/useFirstFocus.ts'
import { useSending } from '#src/light/useSending.ts'
import { LanguageContext, useWords } from '#src/light/useWords.ts'
import { wordFor } from '#src/light/words.ts'
import { loadCredentials } from './loadCredentials.ts'
import type { Challenge, SignInCallbacks } from './SignInForm.tsx'
import { signInWords } from './signInWords.ts'

/** The code of the second factor, after the right password; or a recovery code instead. */
export const CodeForm = ({ challenge, isDone, onSignedIn, onLeave }: CodeFormProps) => {
  const words = useWords(signInWords)
  const own = useWords(texts)
  const locale = use(LanguageContext)
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { send, isBusy, failure, setFailure } = useSending()
  const field = useRef<HTMLInputElement>(null)

  useFirstFocus(field)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || isDone) return
    const typed = code.replaceAll(/\s/g, '')
    const isReady = isRecovery ? typed !== '' : /^\d{6}$/.test(typed)
    setMissing(!isReady)
    if (!isReady) return field.current?.focus()
    await send(
      async () => {
        const { signInWithCode } = await loadCredentials()
        onSignedIn(await signInWithCode({ ...challenge, code: typed }))
      },
      () => field.current?.select(),
    )
  }

  const told = failure ? (wordFor(own.errors, failure.errcode) ?? failureText(failure, locale)) : undefined
  return (
    <Form title={own.title} hint={isRecovery ? own.recoveryHint : own.hint} failure={told} onSubmit={submit}>
      <TextField
        ref={field}
        label={isRecovery ? own.recovery : own.code}
        value={code}
        onType={(value) => {
          setMissing(false)
          setCode(value)
        }}
        error={isMissing ? (isRecovery ? own.noRecovery : own.noCode) : undefined}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={40}
      />
      <div className={s.choices}>
        <Link onClick={onLeave}>{words.back}</Link>
        <Link
          onClick={() => {
            setRecovery(!isRecovery)
            setCode('')
            setMissing(false)
            setFailure(null)
            field.current?.focus()
          }}
        >
          {isRecovery ? own.toApp : own.toRecovery}
        </Link>
      </div>
      <Submit
        step={isDone ? 'done' : isBusy ? 'busy' : 'ready'}
        texts={{ ready: own.submit, busy: words.busy, done: words.done }}
      />
    </Form>
  )
}

const texts = {
  title: text('两步验证', '兩步驗證', 'One more step'),
  hint: text(
    '请输入身份验证器应用显示的 6 位验证码',
    '請輸入驗證器應用程式顯示的 6 位驗證碼',
    'Enter the six digits that your authenticator app shows',
  ),
  code: text('动态验证码', '動態驗證碼', 'Code'),
  recoveryHint: text(
    '请输入一个您保存的恢复码，每个只能使用一次',
    '請輸入一個你儲存的復原碼，每個只可使用一次',
    'Enter one of the recovery codes that you kept. Each works once.',
  ),
  recovery: text('恢复码', '復原碼', 'Recovery code'),
  toRecovery: text(
    '手机不在身边？使用恢复码',
    '手機不在身邊？使用復原碼',
    'No phone at hand? Use a recovery code',
  ),
  toApp: text('使用身份验证器应用', '使用驗證器應用程式', 'Use the authenticator app'),
  noCode: text('请输入 6 位数字', '請輸入 6 位數字', 'Enter six digits'),
  noRecovery: text('请输入恢复码', '請輸入復原碼', 'Enter a recovery code'),
  submit: text('继续', '繼續', 'Continue'),
  errors: {
    1017: text(
      '动态验证码不正确或已使用',
      '動態驗證碼不正確或已使用',
      'The code is wrong or has been used already',
    ),
    1018: text(
      '等待时间过长，请返回重新登录',
      '等候時間過長，請返回重新登入',
      'That took too long. Please go back and sign in again',
    ),
  },
}

interface CodeFormProps extends Pick<SignInCallbacks, 'onSignedIn'> {
  challenge: Challenge
  /** The sign-in is complete, and the console is loading. */
  isDone: boolean
  /** Back to name and password. */
  onLeave: () => void
}
