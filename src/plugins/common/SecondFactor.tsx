import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate } from 'react-router-dom'
import { secondFactor, secondFactorCodes, secondFactorEnd } from '#contract/core/secondFactor.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import profile from './Profile.module.css'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The second factor of the user: set it up, make new recovery codes, turn it off. Hidden if the back end has no such call. */
export const SecondFactor = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const { data, error, retry } = useCall(secondFactor)
  const { send: renewCodes } = useSend(secondFactorCodes)
  const { send: end } = useSend(secondFactorEnd)
  const [asked, setAsked] = useState<'codes' | 'end' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (isAbsent(error)) return null
  const close = () => {
    setAsked(null)
    setCodes(null)
    retry()
  }
  const setUp = () => void navigate('/profile/second-factor')
  return (
    <Section title="profile.factor.title">
      {error ? <ErrorState error={error} retry={retry} /> : null}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : asked ? (
        <ProofForm
          asksPassword={data?.needs_password ?? true}
          asksCode
          text={translate(`profile.factor.${asked}_action`)}
          send={async (proof) => {
            if (asked === 'codes') return setCodes((await renewCodes({ body: proof })).recovery_codes)
            await end({ body: proof })
            notify('profile.factor.ended', { type: 'success' })
            return close()
          }}
          onCancel={close}
        />
      ) : data ? (
        <div className={data.is_on ? profile.form : profile.closed}>
          <p>
            {translate(data.is_on ? 'profile.factor.on' : 'profile.factor.hint', {
              smart_count: data.recovery_codes_left,
            })}
            {data.is_on && data.is_required ? <> {translate('profile.factor.required')}</> : null}
          </p>
          <div className="flex wrap gap-8">
            <Button variant="outlined" onClick={setUp}>
              {translate(`profile.factor.${data.is_on ? 'other_phone' : 'set_up'}`)}
            </Button>
            {data.is_on ? (
              <Button variant="outlined" onClick={() => setAsked('codes')}>
                {translate('profile.factor.codes_action')}
              </Button>
            ) : null}
            {data.is_on && !data.is_required ? (
              <Button variant="outlined" color="error" onClick={() => setAsked('end')}>
                {translate('profile.factor.end_action')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </Section>
  )
}
