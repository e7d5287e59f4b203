import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { secondFactorBegin, secondFactorConfirm } from '#contract/core/secondFactor.ts'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { QrCode } from '#src/kit/value/picture/QrCode.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import s from './Factor.module.css'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useFields } from './useFields.ts'

/** Sets up the second factor: the password, the QR code with a first code, and the recovery codes. */
export const FactorSetup = ({ asksPassword, isOn, onDone, onCancel }: FactorSetupProps) => {
  const translate = useTranslate()
  const { send: begin } = useSend(secondFactorBegin)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (secret) return <FirstCode secret={secret} onConfirmed={setCodes} onCancel={onCancel} />
  return (
    <ProofForm
      asksPassword={asksPassword}
      asksCode={isOn}
      text={translate('profile.factor.next')}
      send={async (proof) => setSecret(await begin({ body: proof }))}
      onCancel={onCancel}
    />
  )
}

interface Secret {
  readonly secret: string
  readonly uri: string
}

const FirstCode = ({ secret: { secret, uri }, onConfirmed, onCancel }: FirstCodeProps) => {
  const translate = useTranslate()
  const { send } = useSend(secondFactorConfirm)
  const { typed, field, show } = useFields({ code: '' })

  const submit = async () => {
    try {
      onConfirmed((await send({ body: { code: typed.code.trim() || '-' } })).recovery_codes)
      return undefined
    } catch (error) {
      return show({ code: error instanceof CallError ? error.message : String(error) })
    }
  }

  return (
    <AccountForm
      first="code"
      text={translate('profile.factor.confirm')}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{translate('profile.factor.scan')}</p>
      <div className={s.app}>
        <QrCode content={uri} label={translate('profile.factor.qr')} />
        <span>{translate('profile.factor.or_type')}</span>
        <output className={s.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</output>
        <a className={s.opens} href={uri}>
          {translate('profile.factor.open_app')}
        </a>
      </div>
      <CodeField {...field('code')} label={translate('profile.factor.first_code')} />
    </AccountForm>
  )
}

interface FirstCodeProps {
  secret: Secret
  onConfirmed: (codes: readonly string[]) => void
  onCancel: (() => void) | undefined
}

interface FactorSetupProps {
  asksPassword: boolean
  /** It is on already, and another phone takes over. */
  isOn: boolean
  onDone: () => void
  /** Absent if it has to be set up first. */
  onCancel?: (() => void) | undefined
}
