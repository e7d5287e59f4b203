import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { AccountForm, focusField } from './AccountForm.tsx'
import { countryCodes } from './mobileNumber.ts'
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
  const { typed, field, country, setCountry, step, left, sendCode, bind } = useBindMobile(onBound)
  if (step === 'absent') return <p className={s.hint}>{translate('profile.absent')}</p>
  return (
    <AccountForm
      first="mobile"
      text={translate('profile.mobile.confirm')}
      busyText={translate(`profile.mobile.${step === 'binding' ? 'confirming' : 'confirm'}`)}
      // Enter in the number requests the code, which is needed first.
      onSubmit={() => (step === 'ready' && typed.code === '' ? sendCode() : bind())}
      onCancel={onCancel}
    >
      <Segments
        label={translate('profile.mobile.country')}
        choices={countryCodes.map((value) => ({ value, text: translate(`profile.mobile.country_${value}`) }))}
        value={country}
        onChoose={setCountry}
      />
      <TextField
        {...field('mobile')}
        type="tel"
        autoComplete="tel-national"
        label={translate('profile.mobile.number')}
      >
        <Button
          variant="outlined"
          className={s.send}
          aria-disabled={step === 'sending' || left > 0}
          onClick={async ({ currentTarget: { form } }) => focusField(form, await sendCode())}
        >
          {step === 'sending'
            ? translate('profile.mobile.sending')
            : left > 0
              ? translate('profile.mobile.again_in', { seconds: left })
              : translate('profile.mobile.send')}
        </Button>
      </TextField>
      <TextField
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        label={translate('profile.mobile.code')}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        label={translate('profile.password.old')}
      />
      <output className={s.hint}>{step === 'sent' ? translate('profile.mobile.sent') : ''}</output>
    </AccountForm>
  )
}

interface MobileFormProps {
  onBound: (mobile: string) => void
  onCancel: () => void
}
