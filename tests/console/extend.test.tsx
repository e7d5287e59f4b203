import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Permission } from '#contract/permission.ts'
import { extension } from '#contract/extension.ts'
import { choice } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { resourceExtension, type ResourceExtension } from '#src/kit/base/resource/ResourceExtension.ts'
import { messagesOf } from '#src/providers/messagesOf.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { extend } from '#src/kit/base/plugin/slot.ts'
import brandDB from '#src/plugins/brandDB/plugin.ts'
import { storeScreens } from '#src/resources/brandDB/store/storeScreens.tsx'
import { backEndOf, unit } from '#tests/areas/brandDB/console/storeStage.tsx'
import { me, stage } from './stage.tsx'

configure({ asyncUtilTimeout: 5000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// A code that the compiler has not heard of.
const view = 'garage.view' as Permission
const names = { zh_CN: '车库', zh_TW: '車庫', en_US: 'Garage' }

const storeLots = extension('store', {
  fields: { garage_lots: integer({ initial: 0 }), garage_state: choice(['none', 'some']) },
})
const added = resourceExtension({
  adds: storeLots,
  columns: [{ source: 'garage_lots' }, { source: 'garage_state', hidden: true }],
  filters: ['garage_state'],
  facts: ['garage_lots'],
})

const inEnglish = (word: string) => text('', '', word)
const storeWords = words(storeLots, {
  fields: { garage_lots: inEnglish('Parking lots'), garage_state: inEnglish('Parking') },
  choices: { garage_state: { none: inEnglish('No parking'), some: inEnglish('Has parking') } },
})

/** An area that adds this to the stores. */
const garage = (load: () => Promise<ResourceExtension>, resource = 'brandDB/store'): Plugin =>
  definePlugin({
    id: 'garage',
    api: 1,
    title: names,
    permissions: { 'garage.view': names },
    extensions: [extend(resource, { id: 'lots', can: view, load })],
    messages: messagesOf({ 'brandDB/store': storeWords }),
  })

const units = [
  unit('L1-1', { garage_lots: 7, garage_state: 'some' }),
  unit('L1-2', { garage_lots: 0, garage_state: 'none' }),
]

/** The screens of stores in English, with this area beside, for somebody with these rights. */
async function open(at: string, plugin: Plugin, ...rights: string[]) {
  const asked = backEndOf(units)
  const composition = compose([
    { id: 'brandDB', plugin: brandDB },
    { id: 'garage', plugin },
  ])
  const subject = { ...me, permissions: new Set(['branddb.store.view', ...rights]) }
  const onFault = vi.fn()
  const { user } = await stage({
    at,
    composition,
    onFault,
    screens: { 'brandDB/store': { list: storeScreens.list, show: storeScreens.show } },
    words: brandDB.messages,
    subject,
    site: '8',
  })
  return { user, asked, onFault }
}

it('the list of another area has the columns and filters that an area adds', async () => {
  const { user, asked } = await open(
    '/brandDB/store',
    garage(async () => added),
    'garage.view',
  )
  await screen.findByRole('columnheader', { name: 'Parking lots' })
  const row = await screen.findByRole('row', { name: /L1-1/ })
  within(row).getByText('7')

  const latest = () => asked.asked.filter(({ path }) => path === '/bdstore').at(-1)?.query
  await user.click(screen.getByRole('button', { name: 'Parking lots' }))
  await waitFor(() => expect(latest()?.['sort']).toBe('{"garage_lots":1}'))

  await user.click(screen.getByRole('button', { name: 'Parking' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Has parking' }))
  await waitFor(() => expect(latest()?.['cond']).toBe('{"garage_state":["some"]}'))
  await user.keyboard('{Escape}')
})

it('the columns of an area can be chosen like those of the list itself', async () => {
  const { user } = await open(
    '/brandDB/store',
    garage(async () => added),
    'garage.view',
  )
  await screen.findByRole('columnheader', { name: 'Parking lots' })
  expect(screen.queryByRole('columnheader', { name: 'Parking' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Columns/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Parking' }))
  await screen.findByRole('columnheader', { name: 'Parking', hidden: true })
})

it('the page of a record has the facts that an area adds', async () => {
  await open(
    '/brandDB/store/L1-1/show',
    garage(async () => added),
    'garage.view',
  )
  const label = await screen.findByText('Parking lots')
  expect(label.nextElementSibling?.textContent).toBe('7')
})

it('nothing of an area is fetched for people who may not see it', async () => {
  const load = vi.fn(async () => added)
  await open('/brandDB/store', garage(load))
  await screen.findByRole('row', { name: /L1-1/ })
  expect(load).not.toHaveBeenCalled()
  expect(screen.queryByRole('columnheader', { name: 'Parking lots' })).toBeNull()
})

it('what cannot be fetched is left out, and the browser’s console says whose it is', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(
    '/brandDB/store',
    garage(() => Promise.reject(new Error('gone'))),
    'garage.view',
  )
  await screen.findByRole('row', { name: /L1-1/ })
  await waitFor(() =>
    expect(complained).toHaveBeenCalledWith(
      'What plugin garage adds to brandDB/store (lots) could not be loaded:',
      new Error('gone'),
    ),
  )
})

it('a cell that cannot be drawn leaves the rest of the list as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = resourceExtension({
    adds: storeLots,
    columns: [
      {
        source: 'garage_lots',
        render: () => {
          throw new Error('broken')
        },
      },
    ],
  })
  const { onFault } = await open(
    '/brandDB/store',
    garage(async () => broken),
    'garage.view',
  )
  await screen.findByRole('columnheader', { name: 'Parking lots' })
  await screen.findByRole('row', { name: /L1-1/ })
  expect(onFault).toHaveBeenCalledWith(
    expect.objectContaining({ contribution: 'brandDB/store garage_lots', error: new Error('broken') }),
  )
})

it('a resource that nobody mounts is a problem of the plugin, unless it waits for its area', () => {
  const problemsOf = (plugin: Plugin) =>
    compose([
      { id: 'brandDB', plugin: brandDB },
      { id: 'garage', plugin },
    ]).problems
  const misspelt = garage(async () => added, 'brandDB/stroe')
  expect(problemsOf(misspelt)).toMatchObject([{ code: 'slot.unknown', what: 'brandDB/stroe' }])
  const waiting = garage(async () => added, 'lockers/locker')
  expect(problemsOf({ ...waiting, optionalDependencies: ['lockers'] })).toEqual([])
})
