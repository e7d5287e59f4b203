import { Button } from '@mui/material'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import type { Ending, OnlineSession } from './sessions.ts'
import { useDeviceName } from './useDeviceName.ts'

interface SessionTableProps {
  readonly list: readonly OnlineSession[]
  readonly onEnd: (ending: Ending) => void
}

/** The sessions as a table, with buttons for those who may end them. */
export function SessionTable({ list, onEnd }: SessionTableProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const deviceName = useDeviceName('System.session.device_names')
  const mayEnd = useCan('system.session.end')
  const rows = list.map((session) => ({
    ...session,
    person: localName(session, locale) || session.username,
    device: deviceName(session.user_agent),
    action: [session.page, session.call].filter(Boolean).join(' · '),
  }))
  const label = (name: string) => `System.session.${name}`
  const columns = [
    { source: 'person', label: label('person'), kind: 'text' as const },
    { source: 'username', label: label('username'), kind: 'text' as const },
    { source: 'device', label: label('device'), kind: 'text' as const },
    { source: 'ip', label: label('address'), kind: 'text' as const },
    {
      source: 'site',
      label: label('site'),
      kind: 'text' as const,
      render: ({ site }: Readonly<Record<string, unknown>>) =>
        typeof site === 'string' ? <ReferenceLabel to="site" id={site} /> : noValue,
    },
    { source: 'signed_in_at', label: label('signed_in'), kind: 'moment' as const },
    { source: 'last_used_at', label: label('last_used'), kind: 'moment' as const },
    {
      source: 'action',
      label: label('action'),
      kind: 'text' as const,
      render: ({ page, call }: Readonly<Record<string, unknown>>) => (
        <>
          {typeof page === 'string' ? page : noValue}
          {typeof call === 'string' && <small className="block muted">{call}</small>}
        </>
      ),
    },
  ]
  const actions = {
    source: '_id',
    label: label('actions'),
    kind: 'text' as const,
    render: ({ _id, user_id, is_current, person }: Readonly<Record<string, unknown>>) => {
      const name = String(person)
      const end = (which: Ending['which'], key: string) => (
        <Button
          size="small"
          aria-label={translate(label(`${key}_of`), { name })}
          onClick={() => onEnd({ which, name })}
        >
          {translate(label(key))}
        </Button>
      )
      return is_current === true ? (
        <StatusChip tone="green">{translate(label('current'))}</StatusChip>
      ) : (
        <>
          {end({ _id: String(_id) }, 'end')}
          {end({ user_id: String(user_id) }, 'end_all')}
        </>
      )
    },
  }
  return (
    <TotalTable
      label={translate(label('list'))}
      rows={rows}
      columns={mayEnd ? [...columns, actions] : columns}
    />
  )
}
