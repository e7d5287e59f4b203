import { secondFactor } from '#contract/core/secondFactor.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { DutyPage, useWayBack } from './DutyPage.tsx'
import { FactorSetup } from './FactorSetup.tsx'

/** The page that sets up the second factor; people whose role requires it see it first. */
export const FactorPage = () => {
  const leave = useWayBack()
  const { user, renew } = usePerson()
  const { data, error, retry } = useCall(secondFactor)
  const isFirst = user.must_set_up_factor
  return (
    <DutyPage
      title={`profile.factor.${isFirst ? 'first' : 'title'}`}
      text={`profile.factor.${isFirst ? 'first_text' : 'hint'}`}
      isFirst={isFirst}
    >
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
    </DutyPage>
  )
}
