import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { secondFactor } from '#contract/core/secondFactor.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { usePerson } from '#src/kit/personContext.ts'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { isPlace } from './isPlace.ts'
import profile from './Profile.module.css'
import { FactorSetup } from './FactorSetup.tsx'

/** The page that sets up the second factor; people whose role requires it see it first. */
export const FactorPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { user, renew, signOut } = usePerson()
  const { data, error, retry } = useCall(secondFactor)
  const isFirst = user.must_set_up_factor
  const leave = () => void navigate(isPlace(state) ? state.from : '/profile', { replace: true })
  return (
    <div className={profile.single}>
      <header className="stack gap-4">
        <h1>{translate(`profile.factor.${isFirst ? 'first' : 'title'}`)}</h1>
        <p>{translate(`profile.factor.${isFirst ? 'first_text' : 'hint'}`)}</p>
      </header>
      <section className={profile.card}>
        {data ? (
          <FactorSetup
            asksPassword={data.needs_password}
            isOn={data.is_on}
            onDone={() => void renew().then(leave, leave)}
            {...(isFirst ? {} : { onCancel: leave })}
          />
        ) : error ? (
          <ErrorState error={error} retry={retry} />
        ) : (
          <RecordSkeleton />
        )}
      </section>
      {isFirst ? (
        <Button color="inherit" className={profile.out} onClick={signOut}>
          {translate('atrium.shell.sign_out')}
        </Button>
      ) : null}
    </div>
  )
}
