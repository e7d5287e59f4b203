import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { signIn } from '#src/providers/signIn.ts'
import type { SignInMessages } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import s from './SignIn.module.css'
import { TextField } from './TextField.tsx'

/** User name and password. What went wrong stands where it is to be put right, and the focus goes there. */
export const SignInForm = ({ words, onSignedIn }: { words: SignInMessages; onSignedIn: () => void }) => {
  const [state, setState] = useState<State>({ step: 'ready' })
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const isBusy = state.step === 'busy' || state.step === 'done'
  const missing = state.step === 'incomplete' ? state.missing : []

  // The page has no other purpose than this field.
  useEffect(() => username.current?.focus(), [])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    if (!typed.username || !typed.password) {
      setState({ step: 'incomplete', missing: fields.filter((field) => !typed[field]) })
      return (typed.username ? password : username).current?.focus()
    }
    setState({ step: 'busy' })
    try {
      await signIn(typed)
      setState({ step: 'done' })
      onSignedIn()
    } catch (error) {
      setState({ step: 'failed', text: error instanceof Error ? error.message : '' })
      password.current?.select()
    }
  }

  return (
    <form
      className={s.fields}
      noValidate
      onSubmit={submit}
      onChange={() => isBusy || setState({ step: 'ready' })}
    >
      {state.step === 'failed' ? (
        <p className={s.failure} role="alert">
          {state.text || words.failed}
        </p>
      ) : null}
      <TextField
        ref={username}
        label={words.username}
        error={missing.includes('username') ? words.noUsername : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        ref={password}
        words={words}
        error={missing.includes('password') ? words.noPassword : undefined}
      />
      <button type="submit" className={s.submit} aria-disabled={isBusy} data-step={state.step}>
        {state.step === 'busy' ? words.busy : state.step === 'done' ? words.done : words.submit}
      </button>
      <output className="visually-hidden">
        {state.step === 'busy' ? words.busy : state.step === 'done' ? words.done : ''}
      </output>
    </form>
  )
}

const fields = ['username', 'password'] as const

type State =
  | { step: 'ready' | 'busy' | 'done' }
  | { step: 'incomplete'; missing: readonly (typeof fields)[number][] }
  | { step: 'failed'; text: string }
