import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { Segments } from '#src/kit/Segments.tsx'
import { FormActions } from './FormActions.tsx'
import { countryCodes } from './mobileNumber.ts'
import { onEscape } from './onEscape.ts'
import { PasswordField } from './PasswordField.tsx'
import s from './Profile.module.css'
import { TextField } from './TextField.tsx'
import { useBindMobile } from './useBindMobile.ts'

/**
 * Binds a mobile number: the number, the code sent to it, and the password, because the owner of the number
 * can reset the password.
 */
export const MobileForm = ({ onBound, onCancel }: MobileFormProps) => {
  const translate = useTranslate()
  const { typed, type, wrong, step, left, sendCode, bind } = useBindMobile(onBound)
  const form = useRef<HTMLFormElement>(null)

  // The button that opened the form is gone, and the focus would be lost.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=mobile]')?.focus(), [])

  const goTo = (field: string | null) => {
    if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    // Enter in the number requests the code, which is needed first.
    goTo(await (step === 'ready' && typed.code === '' ? sendCode() : bind()))
  }

  if (step === 'absent') return <p className={s.hint}>{translate('profile.absent')}</p>
  return (
    // Escape in any of its fields; the button beside it says the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className={s.form} noValidate onSubmit={submit} onKeyDown={onEscape(onCancel)}>
      <Segments
        label={translate('profile.mobile.country')}
        choices={countryCodes.map((value) => ({ value, text: translate(`profile.mobile.country_${value}`) }))}
        value={typed.country}
        onChoose={(country) => type({ country })}
      />
      <TextField
        name="mobile"
        type="tel"
        autoComplete="tel-national"
        label={translate('profile.mobile.number')}
        value={typed.mobile}
        error={wrong.mobile}
        onType={(mobile) => type({ mobile })}
      >
        <Button
          variant="outlined"
          className={s.send}
          aria-disabled={step === 'sending' || left > 0}
          onClick={async () => goTo(await sendCode())}
        >
          {step === 'sending'
            ? translate('profile.mobile.sending')
            : left > 0
              ? translate('profile.mobile.again_in', { seconds: left })
              : translate('profile.mobile.send')}
        </Button>
      </TextField>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        label={translate('profile.mobile.code')}
        value={typed.code}
        error={wrong.code}
        onType={(code) => type({ code })}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={translate('profile.password.old')}
        value={typed.password}
        error={wrong.password}
        onType={(password) => type({ password })}
      />
      <output className={s.hint}>{step === 'sent' ? translate('profile.mobile.sent') : ''}</output>
      <FormActions
        text={translate(`profile.mobile.${step === 'binding' ? 'confirming' : 'confirm'}`)}
        isBusy={step === 'binding'}
        onCancel={onCancel}
      />
    </form>
  )
}

interface MobileFormProps {
  onBound: (mobile: string) => void
  onCancel: () => void
}
