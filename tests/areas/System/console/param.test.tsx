import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator, nobody } from '#src/kit/testing/sampleConsole.ts'
import plugin from '#src/plugins/System/plugin.ts'
import { ParamActions } from '#src/resources/System/param/ParamActions.tsx'
import type { Param } from '#src/resources/System/param/useParams.ts'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from '#tests/console/asPerson.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const hours: Param = {
  _id: 'P-hours',
  rev: 3,
  created_at: 0,
  updated_at: 0,
  created_by: null,
  updated_by: null,
  is_active: true,
  group: 'auth',
  key: 'token_hours',
  site: null,
  value_type: 'int',
  holds: null,
  one_of: null,
  value: 12,
  initial: 8,
  unit: 'h',
  min: 1,
  max: 72,
  description: '时长',
  description_tc: '時長',
  description_en: 'How long a session lasts',
  is_public: false,
  undeclared_at: null,
}

it.each([
  ['Change', 'Save', 12],
  ['Reset to default', 'Reset to default', 8],
])('%s is based on the value that was there when it was chosen', async (button, confirm, value) => {
  const { asked } = fakeBackEnd({ 'PUT /param': refusal(4092, 'Somebody else has changed this') })
  let change: (next: Param) => void = () => undefined
  const Screen = () => {
    const [param, setParam] = useState(hours)
    change = setParam
    return (
      <SubjectContext value={administrator}>
        <ParamActions param={param} />
      </SubjectContext>
    )
  }
  await asPerson({ plugin, at: '/System/param', screens: { '*': Screen } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('dialog')
  act(() => change({ ...hours, value: 24, rev: 4 }))
  await user.click(screen.getByRole('button', { name: confirm }))
  await screen.findByText('Somebody else has changed this')
  expect(asked.map(({ body }) => body)).toEqual([{ value, rev: 3 }])
})

it.each([
  ['a value for all sites', {}, ['Set for one site']],
  ['a value for the own site', { site: '1' }, ['Change', 'Reset to default']],
])('somebody with one site changes %s: %j', async (_, more, buttons) => {
  fakeBackEnd({})
  const permissions = new Set(['system.param.view', 'system.param.edit'])
  const local = { ...nobody, hasEverySite: false, permissions }
  const Screen = () => (
    <SubjectContext value={local}>
      <ParamActions param={{ ...hours, ...more }} />
    </SubjectContext>
  )
  await asPerson({ plugin, at: '/System/param', screens: { '*': Screen } })
  await screen.findByRole('button', { name: buttons[0] ?? '' })
  const shown = ['Change', 'Set for one site', 'Reset to default'].filter((name) =>
    screen.queryByRole('button', { name }),
  )
  expect(shown).toEqual(buttons)
})
