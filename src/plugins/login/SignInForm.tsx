import { useRef, useState } from 'react'
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

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const credentials = {
      username: username.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
    }
    const missing = !credentials.username ? username : !credentials.password ? password : null
    if (missing) {
      setState({ step: 'incomplete' })
      missing.current?.focus()
      return
    }
    setState({ step: 'busy' })
    try {
      await signIn(credentials)
      setState({ step: 'done' })
      onSignedIn()
    } catch (error) {
      setState({ step: 'failed', text: error instanceof Error ? error.message : '' })
      password.current?.select()
    }
  }

  const missing = (text: string, field: HTMLInputElement | null) =>
    state.step === 'incomplete' && !field?.value.trim() ? text : undefined

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
        error={missing(words.noUsername, username.current)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField ref={password} words={words} error={missing(words.noPassword, password.current)} />
      <button type="submit" className={s.submit} aria-disabled={isBusy} data-step={state.step}>
        {{ busy: words.busy, done: words.done }[state.step as string] ?? words.submit}
      </button>
      <p className="visually-hidden" role="status">
        {state.step === 'busy' ? words.busy : state.step === 'done' ? words.done : ''}
      </p>
    </form>
  )
}

type State = { step: 'ready' | 'incomplete' | 'busy' | 'done' } | { step: 'failed'; text: string }
