import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RaRecord } from 'react-admin'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { CascaderInput } from '#src/kit/form/input/CascaderInput.tsx'
import { Input } from '#src/kit/form/input/Input.tsx'
import { StaffInput } from '#src/kit/form/input/StaffInput.tsx'
import { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { open, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const at = '/brandDB/brand/b1'
const saved = (asked: { call: string; params: Record<string, unknown> }[]) =>
  asked.find(({ call }) => call === 'update')?.params['data']
const calls = createCalls({
  http: createHttp({ token: () => 't', locale: () => 'en_US' }),
  site: () => '2',
  notify: () => undefined,
  onSignedOut: () => undefined,
})

const sources = ['category_id', 'level1_id', 'level2_id'] as const
const Trade = () => (
  <CallsContext value={calls}>
    <EditPage>
      <CascaderInput sources={sources} type="brand" />
    </EditPage>
  </CallsContext>
)
const record = (id: string, name_en: string, more: object): RaRecord => ({
  id,
  _id: id,
  name: name_en,
  name_en,
  rev: 1,
  ...more,
})
const trades = () => ({
  ...rows(),
  level2_classification: [
    record('x1', 'Cantonese', { level1_id: 'l1' }),
    record('x2', 'Dresses', { level1_id: 'l2' }),
  ],
})
const control = (name: string) => screen.findByRole('button', { name: `Category: ${name}` })

describe('Levels of categories in one control', () => {
  it('show side by side what lies in what is chosen, and write a field each', async () => {
    const { user, asked } = await open({ at, screens: { edit: Trade }, data: trades() })
    await user.click(await control('Food › Hotpot'))
    const panel = await screen.findByRole('dialog', { name: 'Category' })
    const list = (name: string) => within(panel).getByRole('listbox', { name })
    expect(within(list('Trade')).getByRole('option', { selected: true }).textContent).toBe('Hotpot')
    await user.click(within(list('Category')).getByRole('option', { name: 'Fashion' }))
    await user.click(within(list('Trade')).getByRole('option', { name: 'Women' }))
    expect(within(panel).queryByRole('option', { name: 'Cantonese' })).toBeNull()
    await user.click(within(panel).getByRole('option', { name: 'Dresses' }))
    await control('Fashion › Women › Dresses')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(asked)).toEqual({ category_id: 'c2', level1_id: 'l2', level2_id: 'x2' }))
  })

  it('are gone through with the arrow keys, and an upper one can be kept', async () => {
    const { user, asked } = await open({ at, screens: { edit: Trade }, data: trades() })
    await user.click(await control('Food › Hotpot'))
    const panel = await screen.findByRole('dialog', { name: 'Category' })
    within(panel).getByRole('option', { name: 'Food' }).focus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Women'))
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('Fashion')
    await user.click(within(panel).getByRole('button', { name: 'Done' }))
    await control('Fashion')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(asked)).toEqual({ category_id: 'c2', level1_id: null }))
  })

  it('are found at any level by typing, and cleared; what must be chosen says so', async () => {
    const found = {
      _id: 'x2',
      type: 'brand',
      name: 'Dresses',
      parent: 'l2',
      level: 3,
      path: ['c2', 'l2', 'x2'],
    }
    const { asked } = fakeBackEnd({ 'GET /search/cates': { list: [found], total: 1 } })
    const { user } = await open({ at, screens: { edit: Trade }, data: trades() })
    await user.click(await control('Food › Hotpot'))
    await user.type(await screen.findByRole('searchbox', { name: 'Search all levels' }), 'dre')
    await user.click(await screen.findByRole('button', { name: 'Fashion › Women › Dresses' }))
    await control('Fashion › Women › Dresses')
    expect(asked.map(({ query }) => query)).toMatchObject([{ q: 'dre', type: 'brand' }])
    await user.click(screen.getByRole('button', { name: 'Clear Category' }))
    await control('Choose')
    await screen.findAllByText('Fill this in')
  })
})

// References of a brand stand in for those of other resources: what is tried is the input.
const inForm = (input: React.ReactNode) => () => (
  <CallsContext value={calls}>
    <EditPage>{input}</EditPage>
  </CallsContext>
)

describe('A record, picked by typing', () => {
  const withLateName = async () => {
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
    const getMany = async (_: string, { ids }: { ids: unknown[] }) => {
      await late
      return { data: rows()['brand_category']?.filter(({ id }) => ids.includes(id)) }
    }
    const Screen = () => (
      <EditPage>
        <Input source="category_id" />
      </EditPage>
    )
    const opened = await open({ at, screens: { edit: Screen }, calls: { getMany } as never })
    const input = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Category/ })
    return { ...opened, input, arrive }
  }

  it('keeps what was typed when the name of the chosen one comes late', async () => {
    const { user, asked, input, arrive } = await withLateName()
    // Not its id, which tells nobody anything.
    expect(input.value).toBe('')
    await user.type(input, 'Fash')
    arrive()
    await screen.findByRole('option', { name: 'Food', selected: true })
    expect(input.value).toBe('Fash')
    await user.tab()
    await waitFor(() => expect(input.value).toBe('Food'))
    await user.clear(input)
    await user.type(input, 'Fash')
    await user.click(await screen.findByRole('option', { name: 'Fashion' }))
    expect(input.value).toBe('Fashion')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(asked)).toMatchObject({ category_id: 'c2' }))
  })

  it('replaces a name that came after the field was entered', async () => {
    const { user, input, arrive } = await withLateName()
    await user.click(input)
    arrive()
    await waitFor(() => expect(input.value).toBe('Food'))
    expect(input.selectionEnd).toBe(4)
    await user.keyboard('Fash')
    expect(input.value).toBe('Fash')
  })
})

describe('Staff of a site', () => {
  const one = (_id: string, name: string) => ({
    _id,
    name,
    username: `${_id}.name`,
    department: [],
    sites: [],
  })
  const levels = [
    { level: 1, level_name: 'Assistant', staff: [one('ann', 'Ann')] },
    { level: 3, level_name: 'Manager', staff: [one('bob', 'Bob'), one('cai', 'Cai')] },
  ]

  it('stand by level, and are found by user name too', async () => {
    const { asked: sent } = fakeBackEnd({ 'GET /level/staff/list': { list: levels, total: 3 } })
    const Screen = inForm(<StaffInput source="level1_id" site="2" cond={{ department: '62' }} />)
    const { user, asked } = await open({ at, screens: { edit: Screen } })
    const input = await screen.findByRole('combobox', { name: 'Trade' })
    await user.click(input)
    await screen.findByText('Manager')
    expect(screen.getAllByRole('option')).toHaveLength(3)
    expect(sent[0]?.query).toEqual({ site: '2', cond: '{"department":"62","everyone":true}' })
    await user.clear(input)
    await user.type(input, 'cai.n')
    await user.keyboard('{ArrowDown}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(asked)).toEqual({ level1_id: 'cai' }))
  })
  it('in charge of the store that the record is about come first', async () => {
    const ofStore = { level: 3, level_name: 'Manager', staff: [one('cai', 'Cai')] }
    fakeBackEnd({
      'GET /level/staff/list': ({ query }) =>
        query['cond'] === '{"everyone":true,"store_id":"L1"}'
          ? { list: [ofStore], total: 1 }
          : { list: levels, total: 3 },
    })
    const data = rows()
    for (const brand of data['brand'] ?? []) brand['store_id'] = 'L1'
    const Screen = inForm(<StaffInput source="level1_id" site="2" />)
    const { user } = await open({ at, screens: { edit: Screen }, data })
    await user.click(await screen.findByRole('combobox', { name: 'Trade' }))
    await screen.findByText('In charge of the store')
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['Caicai.name', 'Annann.name', 'Bobbob.name'])
  })
})

describe('Stores', () => {
  it('are the own ones that still stand, and that the list permits', async () => {
    const store = (_id: string, more = {}) => ({ _id, is_split: false, is_merge: false, ...more })
    fakeBackEnd({
      'GET /spaceowner': {
        list: [
          { _id: 'o1', permits: ['tour'], stores: [store('l1'), store('l2', { is_split: true })] },
          { _id: 'o2', permits: ['sales'], stores: [store('l3')] },
        ],
        total: 2,
      },
    })
    const Screen = inForm(<StoreInput source="level1_id" own permit="tour" />)
    const { user } = await open({ at, screens: { edit: Screen } })
    const input = await screen.findByRole('combobox', { name: 'Trade' })
    await user.clear(input)
    await user.click(input)
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Hotpot'])
  })

  it('say what to do where none is one’s own', async () => {
    fakeBackEnd({ 'GET /spaceowner': { list: [], total: 0 } })
    const { user } = await open({ at, screens: { edit: inForm(<StoreInput source="level2_id" own />) } })
    await user.click(await screen.findByRole('combobox', { name: 'Level2' }))
    expect(await screen.findByText(/Ask your administrator/)).toBeDefined()
  })
})
