import { globSync, readFileSync } from 'node:fs'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import {
  ListContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  type ListControllerResult,
} from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useState, type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { text } from '#contract/fields.ts'
import { money } from '#contract/numberFields.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { store } from '#contract/brandDB/store.ts'
import { storeSplit } from '#contract/brandDB/storeChange.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { role } from '#contract/System/role.ts'
import type { Resource } from '#contract/resource.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { ActionForm } from '#src/kit/form/ActionForm.tsx'
import { EditableGrid } from '#src/kit/table/grid/EditableGrid.tsx'
import { FilterForm } from '#src/kit/table/list/FilterForm.tsx'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { sampleRecords } from '#src/kit/testing/sampleRecords.ts'
import plugin from '#src/plugins/System/plugin.ts'
import { AppealDialog } from '#src/resources/RM/myscustResult/AppealDialog.tsx'
import { ScopeOf } from '#src/resources/System/role/ScopeOf.tsx'
import { ChangeSteps } from '#src/resources/brandDB/store/ChangeSteps.tsx'
import { SetItems } from '#src/resources/RM_evaluate/scoreItemSet/SetItems.tsx'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from './asPerson.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A surface that holds typed input, how somebody types into it, and what it holds then. */
interface Surface {
  readonly Screen: ComponentType
  readonly type: (user: UserEvent) => Promise<void>
  readonly held: () => unknown
  readonly typed: unknown
}

const grid = {
  label: 'Sales',
  heads: [],
  columns: [{ key: '1', label: '1', width: 90 }],
  rows: [{ id: 'a', heads: [], cells: {} }],
  rules: { field: money() },
  save: async () => [],
}
const weighted = { ...recordSchema(scoreItemSet).parse(sampleRecords(scoreItemSet)[0]), status: 'draft' }
const item = {
  _id: 'i1',
  rev: 1,
  set_id: weighted._id,
  code: 'A1',
  name: '橱窗',
  name_en: 'Window',
  section: 'appearance',
  weight: 10,
  min_score: 0,
  max_score: 5,
  is_critical: false,
}
const visit = {
  ...recordSchema(myscustResult).parse(sampleRecords(myscustResult)[0]),
  answers: [
    { item_id: 'Q01', section: 'A', question: 'Greeted?', max: 5, score: 1, is_na: false, comment: null },
  ],
}
const scoped = recordSchema(role).parse(sampleRecords(role)[0])
const box = () => screen.getByRole<HTMLInputElement>('textbox')
const search = () => screen.getByRole<HTMLInputElement>('searchbox')
const list = {
  resource: 'visit',
  filterValues: {},
  setFilters: () => undefined,
} as unknown as ListControllerResult
const stored = recordSchema(store).parse(sampleRecords(store)[0])
const unit = { ...stored, id: stored._id, is_split: false, is_merge: false }
// No other area has put anything there.
const registry = { composition: compose([]), loadMessages: async () => undefined }
const resources = new Map<string, { name: string; contract: Resource }>([
  ['visit', { name: 'visit', contract: myscustResult }],
  ['unit', { name: 'unit', contract: store }],
])
const isChecked = (kind: 'radio' | 'checkbox', name: string) => () =>
  screen.getByRole<HTMLInputElement>(kind, { name: new RegExp(name) }).checked

/** By the names that the surfaces have in the code; `form` stands for every form of an action. */
const surfaces: Readonly<Record<string, Surface>> = {
  form: {
    Screen: () => (
      <ActionForm id="f" fields={{ remark: text() }} texts="remark" onSubmit={async () => undefined} />
    ),
    type: (user) => user.type(box(), 'Broken'),
    held: () => box().value,
    typed: 'Broken',
  },
  grid: {
    Screen: () => <EditableGrid {...grid} />,
    type: async (user) => {
      screen.getByRole('grid').focus()
      await user.keyboard('125{Enter}')
    },
    held: () => screen.getAllByRole('gridcell')[0]?.textContent,
    typed: '125 Not saved',
  },
  'role.scope': {
    Screen: () => (
      <ScopeOf
        role={{ ...scoped, id: scoped._id, data_scope: {} }}
        resource={{
          noun: 'tour_problem',
          name: 'Tour issues',
          codes: [],
          has_site: true,
          fields: [{ name: 'assignee_id', label: 'Assignee', kind: 'person', choices: [] }],
        }}
        refetch={async () => undefined}
      />
    ),
    type: async (user) => user.click(await screen.findByRole('radio', { name: 'Own' })),
    held: isChecked('radio', 'Own'),
    typed: true,
  },
  'scoreItemSet.weights': {
    Screen: () => (
      <RecordContextProvider value={{ ...weighted, id: weighted._id }}>
        <SetItems />
      </RecordContextProvider>
    ),
    type: async (user) => {
      await user.clear(await screen.findByRole('textbox'))
      await user.type(box(), '25')
    },
    held: () => box().value,
    typed: '25',
  },
  'list.filters': {
    Screen: () => (
      <ResourcesContext value={resources}>
        <ResourceContextProvider value="visit">
          <ListContextProvider value={list}>
            <FilterForm sources={[]} />
          </ListContextProvider>
        </ResourceContextProvider>
      </ResourcesContext>
    ),
    type: (user) => user.type(search(), 'Cloud'),
    held: () => search().value,
    typed: 'Cloud',
  },
  'store.change': {
    Screen: () => {
      const first = { day: null, number: '' }
      const [typed, setTyped] = useState(first)
      return (
        <RegistryContext value={registry}>
          <ResourcesContext value={resources}>
            <ResourceContextProvider value="unit">
              <ChangeSteps
                {...{ record: unit, typed, first }}
                onType={setTyped}
                kind="split"
                call={storeSplit}
                inputOf={(effective_date) => ({ body: { store_id: unit._id, parts: [], effective_date } })}
                check={() => ({})}
                before={[]}
                after={[]}
              >
                {() => (
                  <input
                    aria-label="Number"
                    value={typed.number}
                    onChange={({ target }) => setTyped({ ...typed, number: target.value })}
                  />
                )}
              </ChangeSteps>
            </ResourceContextProvider>
          </ResourcesContext>
        </RegistryContext>
      )
    },
    type: async (user) => user.type(await screen.findByLabelText('Number'), '101A'),
    held: () => screen.getByLabelText<HTMLInputElement>('Number').value,
    typed: '101A',
  },
  'myscust.appeal': {
    Screen: () => (
      <ResourcesContext value={resources}>
        <ResourceContextProvider value="visit">
          <RecordContextProvider value={{ ...visit, id: visit._id }}>
            <AppealDialog onClose={() => undefined} />
          </RecordContextProvider>
        </ResourceContextProvider>
      </ResourcesContext>
    ),
    type: async (user) => user.click(await screen.findByRole('checkbox')),
    held: isChecked('checkbox', ''),
    typed: true,
  },
}

async function open(Screen: ComponentType) {
  fakeBackEnd({
    'GET /user': { list: [], total: 0 },
    'GET /ts/daily/items': { list: [item], total: 1 },
  })
  const Page = () => (
    <SubjectContext value={administrator}>
      {useLocation().pathname === '/surface' ? <Screen /> : <p>Elsewhere</p>}
    </SubjectContext>
  )
  const { router } = await asPerson({ plugin, at: '/', screens: { '*': Page } })
  await screen.findByText('Elsewhere')
  await router.navigate('/surface')
  await waitFor(() => expect(screen.queryByText('Elsewhere')).toBeNull())
  return { router, user: userEvent.setup() }
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

describe('typed input', () => {
  it.each(Object.entries(surfaces))(
    'of %s is asked about when it is left, stays if one stays, and is offered again if one leaves',
    async (_, { Screen, type, held, typed }) => {
      const { router, user } = await open(Screen)
      await type(user)
      void router.navigate(-1)
      await user.click(within(await question()).getByRole('button', { name: 'Stay here' }))
      await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
      expect(held()).toBe(typed)
      void router.navigate(-1)
      await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }))
      await screen.findByText('Elsewhere')
      await router.navigate('/surface')
      await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
      await waitFor(() => expect(held()).toBe(typed))
      // Closing the window asks, too.
      const unload = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(unload)
      expect(unload.defaultPrevented).toBe(true)
    },
  )

  it('is tried here for every surface of the console', () => {
    const named = globSync('src/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<UnsavedInput\s[^>]*?surface="([^"]+)"/g)].map(
        ([, name]) => name,
      ),
    )
    expect(named.toSorted()).toEqual(
      Object.keys(surfaces)
        .filter((name) => name !== 'form')
        .toSorted(),
    )
  })
})

describe('two forms on a page', () => {
  const Two = () =>
    ['first', 'second'].map((name) => (
      <section key={name} aria-label={name}>
        <ActionForm id={name} fields={{ remark: text() }} texts={name} onSubmit={async () => undefined}>
          <button type="submit">Send</button>
        </ActionForm>
      </section>
    ))
  const inForm = (name: string) => within(screen.getByRole('region', { name }))

  it.each([['first'], ['second']])('ask for the %s, whichever of them is changed', async (name) => {
    const { router, user } = await open(Two)
    await user.type(inForm(name).getByRole('textbox'), 'x')
    void router.navigate(-1)
    expect(await question()).toBeTruthy()
  })

  it('ask once for both, and still for the other once one is saved', async () => {
    const { router, user } = await open(Two)
    for (const name of ['first', 'second']) await user.type(inForm(name).getByRole('textbox'), 'x')
    await user.click(inForm('second').getByRole('button', { name: 'Send' }))
    void router.navigate(-1)
    await question()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(inForm('first').getByRole('button', { name: 'Send' }))
    void router.navigate(-1)
    await screen.findByText('Elsewhere')
  })
})

it('a dialog whose action has succeeded offers no draft the next time', async () => {
  let isOpen = true
  const Dialog = () =>
    isOpen ? (
      <FormDialog
        title="Fix"
        confirm="Send"
        fields={{ remark: text() }}
        texts="fix"
        onClose={() => undefined}
        onConfirm={async () => {
          isOpen = false
        }}
      />
    ) : (
      <p>Sent</p>
    )
  const { router, user } = await open(Dialog)
  await user.type(box(), 'Done')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(isOpen).toBe(false))
  void router.navigate('/')
  await screen.findByText('Elsewhere')
  expect(sessionStorage).toHaveLength(0)
})
