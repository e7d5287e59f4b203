import { Button } from '@mui/material'
import { useLocale } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { lockedPeople, personUnlock } from '#contract/System/onlineSession.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'

const locks = { name: 'sign_in' }

/** The people who are locked out now, with a button that lets them in again; nothing while nobody is. */
export function LockedPeople() {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useLocale()
  const mayUnlock = useCan('system.session.end')
  const { data } = useCall(lockedPeople, {}, { refreshOn: [locks], refetchOnWindowFocus: true })
  const { send, isSending, showFailure } = useSend(personUnlock, { refreshes: [locks] })
  if (!data || data.total === 0) return null
  const unlock = async (user_id: string, name: string) => {
    await send({ body: { user_id } })
    notify('System.session.locked.unlocked', { type: 'success', messageArgs: { name } })
  }
  const rows = data.list.map((person) => ({
    ...person,
    person: localName(person, locale) || person.username,
  }))
  const everywhere = translate('System.session.locked.everywhere')
  const columns = [
    { source: 'person', label: 'System.session.person', kind: 'text' as const },
    { source: 'username', label: 'System.session.username', kind: 'text' as const },
    {
      source: 'addresses',
      label: 'System.session.locked.addresses',
      kind: 'count' as const,
      wrap: (text: string, { addresses }: Readonly<Record<string, unknown>>) =>
        addresses === null ? everywhere : text,
      plain: ({ addresses }: Readonly<Record<string, unknown>>) =>
        addresses === null ? everywhere : String(addresses),
    },
    { source: 'until', label: 'System.session.locked.until', kind: 'moment' as const },
  ]
  const actions = {
    source: 'user_id',
    label: 'System.session.actions',
    kind: 'text' as const,
    render: ({ user_id, person }: Readonly<Record<string, unknown>>) => (
      <Button
        size="small"
        aria-disabled={isSending}
        aria-label={translate('System.session.locked.unlock_of', { name: String(person) })}
        onClick={() => !isSending && void unlock(String(user_id), String(person)).catch(showFailure)}
      >
        {translate('System.session.locked.unlock')}
      </Button>
    ),
  }
  return (
    <Section title="System.session.locked.title">
      <p>{translate('System.session.locked.text')}</p>
      <TotalTable
        label={translate('System.session.locked.title')}
        rows={rows}
        columns={mayUnlock ? [...columns, actions] : columns}
      />
    </Section>
  )
}
