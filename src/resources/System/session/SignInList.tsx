import { signInRecord } from '#contract/System/signInRecord.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { DeviceName } from './DeviceName.tsx'
import { LockedPeople } from './LockedPeople.tsx'
import { SignInPerson } from './SignInPerson.tsx'

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
