import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { signInRecord } from '#contract/System/signInRecord.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { LockedPeople } from './LockedPeople.tsx'
import { useDeviceName } from './useDeviceName.ts'

/** Sign-ins and failed attempts, the latest first, below those who are locked out now. */
export const SignInList = listOf(signInRecord, {
  looks: { outcome: { statusColors: { done: 'green', failed: 'red' } } },
  columns: [
    { source: 'at', width: 160 },
    { source: 'user_id', width: 200, grows: true, render: (record) => <SignInPerson id={record.user_id} /> },
    { source: 'outcome', width: 120 },
    { source: 'reason', width: 200, grows: true },
    { source: 'ip', width: 140 },
    {
      source: 'user_agent',
      width: 180,
      sortable: false,
      render: (record) => <DeviceName userAgent={record.user_agent} />,
    },
  ],
  filters: ['outcome', 'reason', 'user_id', 'at'],
  more: ['ip'],
  sort: { field: 'at', order: 'DESC' },
  page: { above: <LockedPeople /> },
})

/** The name of the device of a sign-in. */
function DeviceName({ userAgent }: { readonly userAgent: string | null }) {
  return useDeviceName('System.session.device_names')(userAgent)
}

/** Who signed in; a name that belongs to nobody is not known. */
function SignInPerson({ id }: { readonly id: string | null }) {
  const translate = useTranslate()
  return id === null ? translate('System.signIn.nobody') : <PersonLabel id={id} />
}
