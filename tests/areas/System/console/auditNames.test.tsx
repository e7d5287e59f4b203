import { cleanup, render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { RecordLabel } from '#src/resources/System/auditLog/AuditNames.tsx'

afterEach(cleanup)

const i18n = {
  translate: (key: string) => key,
  changeLocale: async () => undefined,
  getLocale: () => 'en_US',
}
const names = { name: '亭·查看', name_en: 'Kiosks: view' }

it.each([
  ['by its name and its code', { ...names, code: 'kiosk.view' }, null, 'Kiosks: view · kiosk.view'],
  ['by both also once it is removed', null, { ...names, code: 'kiosk.view' }, 'Kiosks: view · kiosk.view'],
  ['by its name where it has no code', names, null, 'Kiosks: view'],
  ['by its code where it has no name', { code: 'kiosk.view' }, null, 'kiosk.view'],
  ['by its id where nothing names it', {}, null, 'p1'],
  ['by its id where nothing was kept of it', null, null, 'p1'],
])('an entry of the audit log calls its record %s', (_, after, before, shown) => {
  const entry = {
    id: 'a1',
    _id: 'a1',
    at: 1_794_000_000,
    action: 'create',
    entity: 'permission',
    entity_id: 'p1',
  }
  render(
    <I18nContextProvider value={i18n}>
      <RecordLabel entry={{ ...unset, ...entry, after, before }} />
    </I18nContextProvider>,
  )
  expect(screen.getByText(shown)).toBeTruthy()
})

const unset = {
  user_id: null,
  for_id: null,
  site: null,
  ip: null,
  step: null,
  request_id: null,
  diff: null,
  masked: [],
}
