import Check from '@mui/icons-material/CheckOutlined'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Notification } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { errcodes } from '#contract/reply.ts'
import { resource } from '#contract/resource.ts'
import { BulkStep } from '#src/kit/page/lifecycle/BulkStep.tsx'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { StepsElsewhere } from '#src/kit/page/lifecycle/StepsElsewhere.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import { History } from '#src/kit/page/record/History.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { Table } from '#src/kit/table/Table.tsx'
import { fakeBackEnd, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { stage } from './stage.tsx'

const permit = resource({
  name: 'permit',
  path: '/permit',
  fields: {
    name: text({ required: true }),
    asked_by: ref('user'),
    state: choice(['requested', 'granted', 'refused'], { assigned: true, writable: 'never' }),
  },
  can: { view: signedIn },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'requested',
    steps: {
      grant: {
        from: ['requested'],
        to: 'granted',
        can: signedIn,
        not: ['created_by'],
        takes: { days: integer({ min: 1, max: 9 }) },
      },
      refuse: {
        from: ['requested'],
        to: 'refused',
        can: signedIn,
        not: ['created_by'],
        takes: { reason: text({ required: true, max: 20 }) },
      },
    },
  }),
})

const steps = {
  grant: { label: 'Grant', question: 'Grant this permit?', done: 'Granted', fields: { days: 'Days' } },
  // What it takes is called as in the record.
  refuse: { label: 'Refuse', question: 'Refuse this permit?', done: 'Refused' },
}
const words = {
  resources: {
    permit: {
      name: 'Permit',
      fields: { reason: 'Reason' },
      choices: { state: { granted: 'Granted already' } },
      steps,
    },
  },
}

const record = (_id: string, more: object = {}) => ({
  _id,
  name: `Permit ${_id}`,
  state: 'requested',
  created_by: 'other',
  rev: 1,
  ...more,
})

const Show = () => (
  <ShowPage actions={<StepButtons staying={['grant']} primary={['grant']} />}>
    <History />
    <Notification />
  </ShowPage>
)
const List = () => (
  <ListPage bulk={<BulkStep step="grant" icon={<Check />} />}>
    <Table columns={[{ source: 'name' }]} selectable />
  </ListPage>
)

/** The screens of permits over a back end. */
async function open(at: string, answers: Parameters<typeof fakeBackEnd>[0]) {
  const back = fakeBackEnd(answers)
  const screens = { permit: { list: List, show: Show } }
  const { user } = await stage({ at, resources: { permit }, screens, texts: words })
  const sent = () => back.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { user, sent, back }
}
const openRecord = (of: object, more: Parameters<typeof fakeBackEnd>[0] = {}) =>
  open('/permit/p1/show', { 'GET /permit/p1': of as Record<string, unknown>, ...more })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the buttons of a lifecycle', () => {
  it('are there for the steps that the server says are open', async () => {
    await openRecord(record('p1'), { 'GET /permit/p1/steps': { grant: true, refuse: { errcode: 4030 } } })
    await screen.findByRole('button', { name: 'Grant' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull())
  })

  it('say why one’s own record is for somebody else, also where the back end has no such call', async () => {
    const { user } = await openRecord(record('p1', { created_by: 'me' }))
    const button = await screen.findByRole('button', { name: 'Refuse' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.hover(button)
    expect((await screen.findByRole('tooltip')).textContent).toBe('Somebody else has to do this')
  })

  it('go when the state has closed them, or stay and name the state', async () => {
    const { user } = await openRecord(record('p1', { state: 'granted' }))
    await user.hover(await screen.findByRole('button', { name: 'Grant' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Not possible while the status is “Granted already”',
    )
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull()
  })
})

describe('the dialog of a step', () => {
  it('asks for what the step takes, checks it, and sends it once', async () => {
    const { user, sent } = await openRecord(record('p1'), {
      'PUT /permit': record('p1', { state: 'refused' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this permit?' }))
    const reason = dialog.getByRole('textbox', { name: /^Reason/ })
    await waitFor(() => expect(document.activeElement).toBe(reason))
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    await dialog.findByText('Fill this in')
    expect(sent()).toEqual([])
    await user.type(reason, 'Full')
    await user.dblClick(dialog.getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([{ action: 'refuse', reason: 'Full' }])
  })

  it('can be sent without what is not required', async () => {
    const { user, sent } = await openRecord(record('p1'), {
      'PUT /permit': record('p1', { state: 'granted' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Grant' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Grant' }))
    await waitFor(() => expect(sent()).toEqual([{ action: 'grant' }]))
  })

  it('shows at its field what the server refuses, and keeps what was typed', async () => {
    const { user } = await openRecord(record('p1'), {
      'PUT /permit': refusal(4004, 'wrong', { fields: { reason: 'pattern' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Full')
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Full')
  })

  it.each([
    ['there is no connection', () => new TypeError('cut off'), 'Sorry, network error'],
    [
      'the server is away',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'Sorry, network error',
    ],
    ['the server is busy', () => refusal(errcodes['rate.limited'], 'Too many calls'), 'Too many calls'],
    ['the server has failed', () => refusal(5000, 'Out of order'), 'Out of order'],
  ])('stays open with what was typed while %s', async (_, answer, reason) => {
    const { user, sent, back } = await openRecord(record('p1'), { 'PUT /permit': answer })
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Full')
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(reason)
    back.answers['PUT /permit'] = record('p1', { state: 'refused' })
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual(Array.from({ length: 2 }, () => ({ action: 'refuse', reason: 'Full' })))
  })

  it('says which field of the record is wrong, and what is in the way, as the dialog has no such field', async () => {
    const { user } = await openRecord(record('p1'), {
      'PUT /permit': refusal(4090, 'A record like this already exists', {
        fields: { name: 'let' },
        contract_no: 'SH-1',
        store_no: 'L2-210',
        from: '2026-01-01',
        to: '2028-12-31',
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Grant' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant' }))
    const said = await screen.findByText(/^Name: Lease SH-1 has unit L2-210 from .*2026.* to .*2028/)
    expect(said.textContent).not.toContain('already exists')
  })

  it('keeps what was filled in where somebody else was faster, and the record is read anew', async () => {
    let state = 'requested'
    const { user } = await openRecord(() => record('p1', { state, rev: state === 'requested' ? 1 : 2 }), {
      'PUT /permit': () => {
        state = 'granted'
        return refusal(4091, 'The state does not allow this', { from: 'granted', to: 'refused', allowed: [] })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Full')
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    await dialog.findByText('The state does not allow this')
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Full')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull())
  })
})

describe('a step of ticked records', () => {
  it('is taken of each of them, and what came of it is listed', async () => {
    const all = ['p1', 'p2', 'p3'].map((id) => record(id))
    const { user, sent } = await open('/permit', {
      'GET /permit': { list: all, total: 3 },
      'PUT /permit': ({ query }: ReceivedRequest) =>
        query['cond']?.includes('p2') ? refusal(4035, 'You cannot decide this') : record('p1'),
    })
    for (const name of ['Permit p1', 'Permit p2', 'Permit p3'])
      await user.click(await screen.findByRole('checkbox', { name: `Select this row: ${name}` }))
    await user.click(screen.getByRole('button', { name: 'Grant' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant: 3 records' }))
    await user.type(dialog.getByRole('textbox', { name: 'Days' }), '3')
    await user.click(dialog.getByRole('button', { name: 'Grant' }))
    await dialog.findByText('3 of 3')
    const lines = await within(dialog.getByRole('list', { name: 'Results' })).findAllByRole('listitem')
    await waitFor(() =>
      expect(lines.map(({ textContent }) => textContent)).toEqual([
        'Permit p1 Granted',
        'Permit p2 You cannot decide this',
        'Permit p3 Granted',
      ]),
    )
    expect(sent()).toEqual(Array.from({ length: 3 }, () => ({ action: 'grant', days: 3 })))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    // What was refused stays ticked.
    await screen.findByText('1 selected')
  })
})

describe('steps away from the page of a record', () => {
  const take = vi.fn(async () => record('p1', { state: 'refused' }))
  const Elsewhere = () => (
    <>
      <StepsElsewhere
        resource="permit"
        record={{ ...record('p1', { asked_by: 'u9' }), id: 'p1' }}
        references={{ user: [{ _id: 'u9', name: 'Somebody unseen' }] }}
        steps={['refuse']}
        take={take}
        onTaken={() => undefined}
      />
      <Notification />
    </>
  )

  it('show what the record says, also what its references are called, and are taken in their own way', async () => {
    fakeBackEnd({})
    const { user } = await stage({
      at: '/permit',
      resources: { permit },
      screens: { permit: { list: Elsewhere } },
      texts: words,
    })
    await screen.findByText('Permit p1')
    expect(screen.getByText('Somebody unseen')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Refuse' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this permit?' }))
    await user.type(dialog.getByRole('textbox'), 'Too late')
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    await screen.findByText('Refused')
    expect(take).toHaveBeenCalledWith('p1', 'refuse', { reason: 'Too late' })
  })
})

describe('the history of a record', () => {
  it('says which step was taken', async () => {
    await openRecord(record('p1', { state: 'granted' }), {
      'GET /permit/p1/history': {
        list: [
          {
            _id: 'h1',
            at: 1767544200,
            user_id: null,
            action: 'update',
            step: 'grant',
            diff: { state: { from: 'requested', to: 'granted' } },
          },
        ],
        total: 1,
      },
    })
    const [line] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(line?.textContent).toMatch(/^Granted/)
    expect(line?.textContent).not.toContain('Changed')
  })
})
