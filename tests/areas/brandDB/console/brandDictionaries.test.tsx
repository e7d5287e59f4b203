import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { backEnd, named, openBrands, rows, sent, withRights } from './brandConsole.tsx'

const keeper = withRights('branddb.dict.edit')
const counts = { category_id: { c1: 7 }, level1_id: { l1: 5 }, level2_id: {}, tag_ids: { t1: 3 } }
const item = (name: RegExp) => screen.findByRole('treeitem', { name })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the tree of categories', () => {
  it('shows how many brands each entry has, and leads to them', async () => {
    backEnd({ 'GET /bd/brand/counts': counts })
    const { user } = await openBrands('/brandDB/settings', keeper)
    await user.click(await item(/^Hotpot/))
    const panel = await screen.findByRole('region', { name: 'Hotpot' })
    const link = await within(panel).findByRole('link', { name: '5 brands' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"level1_id":["l1"]}')
  })

  it('is put in order by the keyboard, and stores each place that changed', async () => {
    const back = backEnd({
      'PUT /bdlevel1classification': ({ body }: { body: object }) => ({ ...named('l2', 'Noodles'), ...body }),
    })
    const { user } = await openBrands('/brandDB/settings', keeper)
    const noodles = await item(/^Noodles/)
    noodles.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() =>
      expect(sent(back).map(({ query, body }) => [query['cond'], body])).toEqual([
        ['{"_id":"l2"}', { order: 1, rev: 1 }],
        ['{"_id":"l1"}', { order: 2, rev: 1 }],
      ]),
    )
  })

  it('takes an entry below another, and refuses to remove one that is in use with what uses it', async () => {
    const back = backEnd({
      'POST /bdlevel1classification': named('l9', 'Bakery', { category_id: 'c1' }),
      'DELETE /bdbrandcategory': () => refusal(4093, 'In use', { counts: { brand: 7 } }),
    })
    const { user } = await openBrands('/brandDB/settings', keeper)
    await user.click(await item(/^Food/))
    await user.click(await screen.findByRole('button', { name: 'Add a trade' }))
    const form = await screen.findByRole('dialog', { name: 'Add a trade' })
    await user.type(within(form).getByRole('textbox', { name: /Simplified Chinese/ }), 'Bakery')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(back).map(({ body }) => body)).toEqual([{ name: 'Bakery', order: 3, category_id: 'c1' }]),
    )
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete Food?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await within(question).findByText('Brands: 7')
  })

  it('puts another entry in the place of one that is in use', async () => {
    const back = backEnd({
      'DELETE /bdlevel1classification': () => refusal(4093, 'In use', { counts: { brand: 7 } }),
      'POST /dictionary/replace': { changed: 7 },
    })
    const { user } = await openBrands('/brandDB/settings', keeper)
    await user.click(await item(/^Hotpot/))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete Hotpot?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await user.click(await within(question).findByRole('button', { name: 'Replace with another…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Replace Hotpot' })
    const run = within(dialog).getByRole('button', { name: 'Replace and delete' })
    expect(run).toHaveProperty('disabled', true)
    await user.click(within(dialog).getByRole('combobox', { name: 'Replace with' }))
    expect(screen.queryByRole('option', { name: 'Hotpot' })).toBeNull()
    await user.click(await screen.findByRole('option', { name: 'Noodles' }))
    await user.click(run)
    await waitFor(() =>
      expect(sent(back).at(-1)?.body).toEqual({ noun: 'level1_classification', _id: 'l1', by: 'l2' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('can only be read by those who do not keep it', async () => {
    backEnd()
    const { user } = await openBrands('/brandDB/settings', withRights())
    await user.click(await item(/^Food/))
    await screen.findByRole('region', { name: 'Food' })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a category' })).toBeNull()
  })
})

describe('the tags', () => {
  it('stand in their groups, and one is merged into another after saying what that does', async () => {
    const back = backEnd({ 'GET /bd/brand/counts': counts, 'PUT /bdbrandtag': named('t1', 'First store') })
    const { user } = await openBrands('/brandDB/settings/tag', keeper)
    const group = await screen.findByRole('region', { name: 'Market' })
    await within(group).findByRole('link', { name: '3 brands' })
    await user.click(within(group).getByRole('button', { name: 'Merge First store into another tag' }))
    const dialog = await screen.findByRole('dialog', { name: /First store/ })
    const run = within(dialog).getByRole('button', { name: 'Merge the tags' })
    expect((run as HTMLButtonElement).disabled).toBe(true)
    await user.click(within(dialog).getByRole('combobox', { name: 'Into the tag' }))
    await user.click(await screen.findByRole('option', { name: 'Vintage' }))
    await within(dialog).findByText(/3 brands with .First store. get .Vintage. instead/)
    await user.click(run)
    await waitFor(() => expect(sent(back).map(({ body }) => body)).toEqual([{ merge_into: 't2', rev: 1 }]))
  })

  it('stand in groups that the console has words for, or that somebody named', async () => {
    const tag = named('t1', 'First store', { group: 'market' })
    const tags = rows([tag, named('t2', 'Rooftop', { group: 'Views' })])
    const back = backEnd({ 'GET /bdbrandtag': tags, 'GET /bdbrandtag/t1': tag, 'PUT /bdbrandtag': tag })
    const { user } = await openBrands('/brandDB/settings/tag', keeper)
    const known = await screen.findByRole('region', { name: 'Market presence' })
    screen.getByRole('region', { name: 'Views' })
    await user.click(within(known).getByRole('button', { name: 'Edit First store' }))
    const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Group' })
    expect(input.value).toBe('Market presence')
    await user.click(input)
    screen.getByRole('option', { name: 'Views' })
    await user.clear(input)
    await user.type(input, 'Customers')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(back).map(({ body }) => body)).toEqual([{ group: 'audience', rev: 1 }]))
  })
})

describe('the company classifications', () => {
  it('are an ordered list', async () => {
    const back = backEnd({
      'GET /BdCompanyClassification': rows([named('k1', 'Direct'), named('k2', 'Agency', { order: 2 })]),
      'PUT /BdCompanyClassification': named('k1', 'Direct'),
    })
    const { user } = await openBrands('/brandDB/settings/companyClassification', keeper)
    const direct = await item(/^Direct/)
    direct.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(sent(back)).toHaveLength(1))
    // What cannot be put elsewhere stays where it is.
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(sent(back)).toHaveLength(1)
  })

  it('take an entry several places on, each after the one before is stored', async () => {
    const stored = new Map(
      ['k1', 'k2', 'k3'].map((id, index) => [id, named(id, id, { order: index + 1, rev: 1 })]),
    )
    const refused: string[] = []
    let release = () => undefined as void
    const isPressed = new Promise<void>((resolve) => (release = resolve))
    backEnd({
      'GET /BdCompanyClassification': (asked: ReceivedRequest) => rows([...stored.values()])(asked),
      'PUT /BdCompanyClassification': async ({ query, body }: ReceivedRequest) => {
        await isPressed
        const { _id: id } = JSON.parse(query['cond'] ?? '{}') as { _id: string }
        const { rev, order } = body as { rev: number; order: number }
        if (rev !== stored.get(id)?.rev) {
          refused.push(id)
          return refusal(4092, 'Somebody else has changed it')
        }
        const changed = named(id, id, { order, rev: rev + 1 })
        stored.set(id, changed)
        return changed
      },
    })
    const { user } = await openBrands('/brandDB/settings/companyClassification', keeper)
    const first = await item(/^k1/)
    first.focus()
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    release()
    const inOrder = () => [...stored.values()].toSorted((one, other) => one.order - other.order)
    await waitFor(() => expect(inOrder().map(({ _id }) => _id)).toEqual(['k2', 'k3', 'k1']))
    expect(refused).toEqual([])
  })
})
