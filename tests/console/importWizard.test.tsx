import { Blob as NodeBlob } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { ListBase, ResourceContextProvider } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { ExportButton } from '#src/kit/page/export/ExportButton.tsx'
import { ImportButton } from '#src/kit/page/import/ImportButton.tsx'
import { ImportHistory } from '#src/kit/page/import/ImportHistory.tsx'
import { ImportNew } from '#src/kit/page/import/ImportNew.tsx'
import { ImportPage } from '#src/kit/page/import/ImportPage.tsx'
import type { ImportRun } from '#src/kit/page/import/readImports.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { editor, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { asPerson, Here } from './asPerson.tsx'

const run: ImportRun = {
  _id: 'i1',
  created_at: 1763000000,
  created_by: editor._id,
  updated_at: 1763000000,
  updated_by: editor._id,
  rev: 1,
  is_active: true,
  noun: 'brand',
  mode: 'both',
  site: null,
  state: 'checked',
  file_name: 'brands.xlsx',
  file: 'f1',
  job_id: 'j1',
  total: 5,
  to_add: 2,
  to_change: 1,
  unchanged: 2,
  unusual: 0,
  with_unusual: true,
  wrong: 0,
  to_empty: 0,
  only_emptied: 0,
  empties: false,
  only_good: false,
  ignored: ['Stores'],
  errors: [],
  finished_at: 1763000100,
}
const wrong: ImportRun = {
  ...run,
  wrong: 1,
  errors: [
    { row: 3, field: 'founded_year', message: 'min' },
    { row: 4, field: 'category_id', message: 'reference' },
  ],
}
const preview = {
  list: [
    {
      row: 2,
      kind: 'change',
      record_id: 'b1',
      name: 'Blue Tea',
      cells: [
        { field: 'founded_year', before: '1990', after: '1995', error: null, empties: false },
        { field: 'website', before: 'https://a.example', after: '', error: null, empties: true },
      ],
    },
    {
      row: 3,
      kind: 'wrong',
      record_id: null,
      name: 'Old Noodles',
      cells: [{ field: 'founded_year', before: '', after: '12', error: 'min', empties: false }],
    },
  ],
  total: 2,
}
const previewed = { 'GET /import/i1/preview': preview }
const resources = new Map([['brandDB/brand', { name: 'brandDB/brand', contract: brand }]])
const all = [
  'branddb.brand.create',
  'branddb.brand.edit_direct',
  'branddb.brand.export',
  'branddb.brand.view',
]

const open = (
  at: string,
  permissions: readonly string[] = all,
  loadMessages = async () => undefined as void,
) => {
  const composition = compose([{ id: 'brandDB', plugin }])
  const standing = (Screen: ComponentType) => () => {
    const subject = {
      id: 'u1',
      isAdmin: false,
      isManager: false,
      hasEverySite: false,
      roleTypes: new Set<string>(),
      departments: [],
      sites: [],
      site: '2',
      stores: null,
    }
    return (
      <SubjectContext value={{ ...subject, permissions: new Set(permissions) }}>
        <RegistryContext value={{ composition, loadMessages }}>
          <ResourcesContext value={resources}>
            <Screen />
          </ResourcesContext>
        </RegistryContext>
      </SubjectContext>
    )
  }
  const screens = {
    '/list': standing(List),
    '/imports': standing(ImportHistory),
    '/imports/new/:noun': standing(ImportNew),
    '/imports/:id': standing(ImportPage),
    '*': Here,
  }
  return asPerson({ plugin, at, screens })
}

const List = () => (
  <ResourceContextProvider value="brandDB/brand">
    <ListBase
      resource="brandDB/brand"
      sort={{ field: 'name_en', order: 'DESC' }}
      filter={{ status: 'active' }}
      disableSyncWithLocation
    >
      <ExportButton />
      <ImportButton />
    </ListBase>
  </ResourceContextProvider>
)

const file = new File(['Code,Brand'], 'brands.csv', { type: 'text/csv' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('somebody who imports', () => {
  it('chooses what is to become of the rows and a file, sends both, and sees what would change', async () => {
    let sent: FormData | undefined
    fakeBackEnd({ 'GET /import/i1': run, ...previewed })
    // What jsdom has in its place Node's Response cannot read.
    vi.stubGlobal('Blob', NodeBlob)
    class Sender extends EventTarget {
      readonly upload = new EventTarget()
      readonly status = 200
      readonly response = new NodeBlob([
        JSON.stringify({ data: { _id: 'i1', job_id: 'j1' }, errcode: 0, errmsg: '' }),
      ])
      readonly open = () => undefined
      readonly setRequestHeader = () => undefined
      readonly send = (body: FormData) => {
        sent = body
        setTimeout(() => this.dispatchEvent(new Event('load')))
      }
    }
    vi.stubGlobal('XMLHttpRequest', Sender)
    await open('/imports/new/brand')
    await userEvent.click(await screen.findByRole('radio', { name: 'Only add new records' }))
    await userEvent.upload(screen.getByLabelText(/Choose a workbook/), file)
    await userEvent.click(screen.getByRole('button', { name: 'Check the file' }))
    expect(await screen.findByText('All rows are correct.')).toBeTruthy()
    expect(sent?.get('mode')).toBe('add')
    expect(sent?.get('file')).toMatchObject({ name: 'brands.csv' })
    expect(screen.getByText('To add').nextElementSibling?.textContent).toBe('2')
    expect(screen.getByText(/only the server writes them: Stores/)).toBeTruthy()
  })

  it('goes elsewhere while the file is sent, and is not led back', async () => {
    fakeBackEnd({ 'GET /import': { list: [], total: 0 } })
    const aborted = vi.fn<() => void>()
    class Sender extends EventTarget {
      readonly upload = new EventTarget()
      readonly open = () => undefined
      readonly setRequestHeader = () => undefined
      readonly send = () => undefined
      readonly abort = () => {
        aborted()
        this.dispatchEvent(new Event('abort'))
      }
    }
    vi.stubGlobal('XMLHttpRequest', Sender)
    await open('/imports/new/brand')
    const chooser = await screen.findByLabelText<HTMLInputElement>(/Choose a workbook/)
    await userEvent.upload(chooser, file)
    // Corrected meanwhile, the same file can be chosen again.
    expect(chooser.value).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Check the file' }))
    await screen.findByRole('button', { name: /Sending/ })
    await userEvent.click(screen.getByRole('link', { name: 'Import history' }))
    await screen.findByText('Nothing has been imported yet')
    expect(aborted).toHaveBeenCalledOnce()
  })

  it('is asked for a file when there is none', async () => {
    const { asked } = fakeBackEnd({})
    await open('/imports/new/brand')
    await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a file first')
    expect(asked).toEqual([])
  })

  it('sees old and new value of each cell, and why one is wrong, and takes the wrong rows away', async () => {
    const { asked, paths } = fakeBackEnd({
      'GET /import/i1': wrong,
      ...previewed,
      'GET /import/i1/failed': () => new Response('x'),
    })
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    await open('/imports/i1')
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['2', 'Blue Tea', 'Founded', '1990', '1995'],
      ['Website', 'https://a.example', 'Emptied'],
      ['3', 'Old Noodles', 'Founded', '', '12Enter 1500 or more'],
    ])
    const queries = () => asked.filter(({ path }) => path === '/import/i1/preview').map(({ query }) => query)
    // Where rows are wrong, these come first.
    expect(queries()).toMatchObject([{ range: '0-24', kind: 'wrong' }])
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Founded')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'tea')
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ site: '2', range: '0-24', field: 'founded_year', q: 'tea' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Download the wrong rows' }))
    await waitFor(() => expect(paths()).toContain('GET /import/i1/failed'))
  })

  it('reads which limit a file goes beyond, and what to do', async () => {
    const errors = [{ row: 0, field: '', message: 'elements' }]
    fakeBackEnd({ 'GET /import/i1': { ...run, state: 'failed', errors } })
    await open('/imports/i1')
    const text =
      'The workbook consists of more than 6,000,000 elements. Delete empty rows and columns, or split it'
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    ['some are right', { wrong: 1 }, /^Some rows are wrong/],
    ['none is right', { wrong: 1, to_add: 0, to_change: 0 }, /^No row can be saved/],
    ['the others are unusual', { wrong: 1, unusual: 1, to_add: 0, to_change: 0 }, /^Some rows have unusual/],
    [
      'the others only empty values',
      { wrong: 1, to_add: 0, to_change: 1, to_empty: 1, only_emptied: 1 },
      /^The file only empties values/,
    ],
  ])('reads what can be done where rows are wrong: %s', async (_, differs, text) => {
    fakeBackEnd({ 'GET /import/i1': { ...run, ...differs }, ...previewed })
    await open('/imports/i1')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    ['all of it', run, 'Save 3 records', false],
    ['only the good rows, where others are wrong', wrong, 'Save the 3 good rows only', true],
  ])('has it stored: %s, and follows until it is', async (_, checked, name, only_good) => {
    const bodies: unknown[] = []
    const { answers } = fakeBackEnd({
      'GET /import/i1': checked,
      ...previewed,
      'GET /job/j2': refusal(4040, 'gone'),
      'POST /import/i1/apply': ({ body }: { body: unknown }) => {
        bodies.push(body)
        answers['GET /import/i1'] = { ...checked, state: 'applying', job_id: 'j2' }
        return { job_id: 'j2' }
      },
    })
    await open('/imports/i1')
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(/all of them or none/)).toBeTruthy()
    expect(bodies).toEqual([{ only_good, empties: false, unusual: false }])
    answers['GET /import/i1'] = { ...checked, state: 'applied' }
    expect(await screen.findByText('The records are saved.', {}, { timeout: 4000 })).toBeTruthy()
    expect(screen.getByText('Added').nextElementSibling?.textContent).toBe('2')
    expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('loses no value without agreeing to it', async () => {
    const bodies: unknown[] = []
    const { asked } = fakeBackEnd({
      'GET /import/i1': { ...run, to_add: 0, to_change: 1, to_empty: 1, only_emptied: 1 },
      'GET /import/i1/preview': {
        list: [
          {
            row: 2,
            kind: 'change',
            record_id: 'b1',
            name: 'Blue Tea',
            cells: [{ field: 'website', before: 'https://a.example', after: '', error: null, empties: true }],
          },
        ],
        total: 1,
      },
      'POST /import/i1/apply': ({ body }: { body: unknown }) => {
        bodies.push(body)
        return { job_id: 'j2' }
      },
    })
    await open('/imports/i1')
    const group = within(await screen.findByRole('region', { name: '1 value would be emptied' }))
    expect(await group.findByText('https://a.example')).toBeTruthy()
    expect(asked.some(({ query }) => query['kind'] === 'empty')).toBe(true)
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.checked).toBe(false)
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 record' }))
    await waitFor(() => expect(bodies).toEqual([{ only_good: false, empties: true, unusual: false }]))
  })

  it('sees a file that can be read in two ways both ways, and chooses one', async () => {
    const sent: FormData[] = []
    fakeBackEnd({ 'GET /import/i1': run, ...previewed })
    vi.stubGlobal('Blob', NodeBlob)
    const choices = [
      { value: 'gb18030', rows: [['店', '1']] },
      { value: 'big5', rows: [['筂', '1']] },
    ]
    const replies = [
      { errcode: 4150, errmsg: 'Choose', data: { reason: 'which_encoding', choices } },
      { errcode: 0, errmsg: '', data: { _id: 'i1', job_id: 'j1' } },
    ]
    class Sender extends EventTarget {
      readonly upload = new EventTarget()
      readonly status = 200
      response: unknown
      readonly open = () => undefined
      readonly setRequestHeader = () => undefined
      readonly send = (body: FormData) => {
        this.response = new NodeBlob([JSON.stringify(replies[sent.push(body) - 1])])
        setTimeout(() => this.dispatchEvent(new Event('load')))
      }
    }
    vi.stubGlobal('XMLHttpRequest', Sender)
    await open('/imports/new/brand')
    await userEvent.upload(await screen.findByLabelText(/Choose a workbook/), file)
    await userEvent.click(screen.getByRole('button', { name: 'Check the file' }))
    const simplified = within(await screen.findByRole('region', { name: /^GB 18030/ }))
    expect(simplified.getByText('店')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Read it this way', description: /^GB 18030/ }))
    expect(await screen.findByText('All rows are correct.')).toBeTruthy()
    expect(sent.map((body) => body.get('encoding'))).toEqual([null, 'gb18030'])
  })

  it('neither stores what somebody else sent nor is offered its rows', async () => {
    const { paths } = fakeBackEnd({ 'GET /import/i1': { ...wrong, created_by: 'other' } })
    await open('/imports/i1')
    expect(await screen.findByText('brands.xlsx', { exact: false })).toBeTruthy()
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['3', 'Founded', 'Enter 1500 or more'],
      ['4', 'Category', 'Not found here: enter the number, code or name that its list shows'],
    ])
    expect(paths()).not.toContain('GET /import/i1/preview')
    expect(screen.queryByRole('button', { name: /Save|wrong rows/i })).toBeNull()
  })

  it('who comes by a link reads in words what it is about, once they are there', async () => {
    fakeBackEnd({ 'GET /import/i1': run, ...previewed, 'GET /import': { list: [run], total: 1 } })
    for (const at of ['/imports/new/brand', '/imports/i1', '/imports']) {
      let arrive = () => undefined as void
      const loadMessages = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
      await open(at, all, loadMessages)
      await waitFor(() => expect(loadMessages).toHaveBeenCalledExactlyOnceWith(plugin))
      expect(screen.queryByText(/Brands/)).toBeNull()
      arrive()
      expect((await screen.findAllByText(/Brands/)).length).toBeGreaterThan(0)
      cleanup()
    }
  })

  it('finds earlier files again, with what became of them', async () => {
    fakeBackEnd({ 'GET /import': { list: [wrong, { ...run, _id: 'i2', state: 'applied' }], total: 2 } })
    await open('/imports')
    const link = (await screen.findAllByRole('link', { name: 'brands.xlsx' }))[1]
    expect(link?.getAttribute('href')).toBe('/imports/i2')
    expect(screen.getByText('To be decided')).toBeTruthy()
    expect(screen.getAllByText('2 added, 1 changed, 1 wrong')).toHaveLength(1)
  })

  it('may not without the right to', async () => {
    fakeBackEnd({})
    await open('/imports/new/brand', ['branddb.brand.view'])
    expect(await screen.findByText("You don't have access to this page")).toBeTruthy()
  })
})

describe('somebody who exports a list', () => {
  it('gets what it finds, in its order, in the chosen format', async () => {
    const { asked } = fakeBackEnd({ 'GET /bd/brand/list/export': () => new Response('x') })
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    await open('/list')
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'CSV' }))
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(asked.some(({ path }) => path === '/bd/brand/list/export')).toBe(true))
    const { query } = asked.find(({ path }) => path === '/bd/brand/list/export') ?? {}
    expect(query).toEqual({ site: '2', cond: '{"status":"active"}', sort: '{"name_en":-1}', format: 'csv' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('reads why it could not be had', async () => {
    fakeBackEnd({ 'GET /bd/brand/list/export': refusal(4005, 'Too many rows') })
    await open('/list')
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Too many rows')
  })

  it('has no such button without the right, nor once the back end turned out to have no such call', async () => {
    fakeBackEnd({})
    await open('/list', ['branddb.brand.view'])
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull()
    cleanup()
    await open('/list')
    expect((await screen.findByRole('link', { name: 'Import' })).getAttribute('href')).toBe(
      '/imports/new/brand',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Import' })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })
})
