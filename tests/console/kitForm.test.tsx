import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useNotificationContext, useTranslate } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { usual } from '#contract/numberFields.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { interruptForms } from '#src/kit/form/unsaved/draft.ts'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { RecordForm } from '#src/kit/form/RecordForm.tsx'
import { OutboxFormContext, type OutboxForm } from '#src/kit/form/outbox/outboxForm.ts'
import { Input } from '#src/kit/form/input/Input.tsx'
import { NamesInput } from '#src/kit/form/input/NamesInput.tsx'
import { open, refusal, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const sources = [
  'code',
  'aliases',
  'category_id',
  'level1_id',
  'tag_ids',
  'founded_year',
  'price_band',
  'website',
]
const inputs = (
  <FormGroup title="atrium.form.names">
    <NamesInput />
    {[...sources, 'description', 'status', 'is_first_store', 'store_count'].map((source) => (
      <Input key={source} source={source} />
    ))}
  </FormGroup>
)
const BrandEdit = () => <EditPage>{inputs}</EditPage>
const BrandCreate = () => <CreatePage>{inputs}</CreatePage>
const Page = () => (
  <>
    <p>A brand's page</p>
    <Told />
  </>
)
/** What the console's shell would show as toasts. */
function Told() {
  const { notifications } = useNotificationContext()
  const translate = useTranslate()
  return notifications.map(({ message, notificationOptions }: NotificationPayload) => (
    <p key={String(message)}>{translate(String(message), notificationOptions?.messageArgs)}</p>
  ))
}
const screens = { edit: BrandEdit, create: BrandCreate, show: Page }
const at = '/brandDB/brand/b1'
const english = 'English name'
const saves = (asked: { call: string; params: Record<string, unknown> }[]) =>
  asked.filter(({ call }) => call === 'update' || call === 'create').map(({ params }) => params)

describe('The form of a record', () => {
  it('is that of the record in the address, also when one goes from one to another that is known', async () => {
    const { router } = await open({ at, screens })
    const name = async () => (await screen.findByLabelText<HTMLInputElement>(english)).value
    expect(await name()).toBe('Cloud Garden')
    await act(() => router.navigate('/brandDB/brand/b2'))
    await waitFor(async () => expect(await name()).toBe('Hemu Canteen'))
    await act(() => router.navigate(at))
    await waitFor(async () => expect(await name()).toBe('Cloud Garden'))
  })
})

describe('An input', () => {
  it('is what the contract says: text, lines, number, choice, switch, or shown when the server writes it', async () => {
    await open({ at, screens })
    expect(await screen.findByLabelText(/Simplified/)).toHaveProperty('value', '云上花园')
    expect(screen.getByLabelText('Description').tagName).toBe('TEXTAREA')
    expect(screen.getByLabelText('Founded year').getAttribute('inputmode')).toBe('numeric')
    expect(within(screen.getByLabelText('Status')).getAllByRole('option')).toHaveLength(4)
    expect(screen.getByRole('switch', { name: 'Is first store' })).toHaveProperty('checked', false)
    expect(screen.queryByLabelText('Store count')).toBeNull()
    screen.getByText('1,234')
    screen.getByText('BR-b1')
    screen.getByText('Starts with https://')
  })

  it('says what is wrong after one leaves it, then as one types', async () => {
    const { user } = await open({ at, screens })
    const year = await screen.findByLabelText('Founded year')
    await user.type(year, '12')
    expect(screen.queryByText('Enter 1500 or more')).toBeNull()
    await user.tab()
    await screen.findByText('Enter 1500 or more')
    expect(year.getAttribute('aria-invalid')).toBe('true')
    await user.type(year, '00')
    await screen.findByText('Enter 1500 or more')
    await user.clear(year)
    await user.type(year, '1２abc')
    await screen.findByText('“1２abc” is not one number. Write it like 1,234.5')
    await user.clear(year)
    await user.type(year, '1999.5')
    await screen.findByText('Enter a whole number')
    await user.clear(year)
    await user.type(year, '１９９９')
    await waitFor(() => expect(year.getAttribute('aria-invalid')).toBe('false'))
  })

  it('sends an emptied field as null', async () => {
    const data = rows()
    Object.assign(data['brand']?.[0] ?? {}, { founded_year: 1990, website: 'https://example.com' })
    const { user, asked } = await open({ at, screens, data })
    await user.clear(await screen.findByLabelText('Founded year'))
    await user.clear(screen.getByLabelText('Website'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves(asked)).toHaveLength(1))
    expect(saves(asked)[0]?.['data']).toEqual({ founded_year: null, website: null })
  })

  it('offers only the lower levels of the chosen upper one, and is emptied when that changes', async () => {
    const { user, asked } = await open({ at, screens })
    const trade = await screen.findByRole('combobox', { name: 'Trade' })
    await waitFor(() => expect(trade).toHaveProperty('value', 'Hotpot'))
    await user.click(screen.getByRole('combobox', { name: /Category/ }))
    await user.click(await screen.findByRole('option', { name: 'Fashion' }))
    await waitFor(() => expect(trade).toHaveProperty('value', ''))
    await user.click(trade)
    await screen.findByRole('option', { name: 'Women' })
    expect(screen.queryByRole('option', { name: 'Hotpot' })).toBeNull()
    await user.click(screen.getByRole('option', { name: 'Women' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves(asked)[0]?.['data']).toEqual({ category_id: 'c2', level1_id: 'l2' }))
  })

  it('waits for the upper level', async () => {
    await open({ at: '/brandDB/brand/create', screens })
    expect(await screen.findByRole('combobox', { name: 'Trade' })).toHaveProperty('disabled', true)
    screen.getByText('Choose Category first')
  })

  it('takes several records and free texts', async () => {
    const { user, asked } = await open({ at, screens })
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }))
    await user.click(await screen.findByRole('option', { name: 'First store' }))
    await user.keyboard('{Escape}')
    await user.type(screen.getByRole('combobox', { name: 'Aliases' }), ' Cloud {Enter}Cloud{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves(asked)[0]?.['data']).toEqual({ tag_ids: ['t1'], aliases: ['Cloud'] }))
  })
})

/** Answers the question before anything typed is discarded. */
async function discard(user: UserEvent) {
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('A form', () => {
  it('has nothing to save until something changed, then says what; discarding takes it back', async () => {
    const { user } = await open({ at, screens })
    const name = await screen.findByLabelText(english)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.type(name, 's')
    const bar = screen.getByRole('region', { name: 'Save' })
    expect(bar.textContent).toContain('1 field changed English name')
    await user.click(within(bar).getByRole('button', { name: 'Discard changes' }))
    await discard(user)
    expect(name).toHaveProperty('value', 'Cloud Garden')
    expect(screen.queryByRole('region', { name: 'Save' })).toBeNull()
  })

  it('sends only what changed, over the revision it was typed on, and goes to the record', async () => {
    const { user, asked } = await open({ at, screens })
    await user.type(await screen.findByLabelText(english), 's')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText("A brand's page")
    expect(saves(asked)).toHaveLength(1)
    expect(saves(asked)[0]).toMatchObject({
      id: 'b1',
      data: { name_en: 'Cloud Gardens' },
      previousData: { rev: 1 },
    })
  })

  it('sends once however often one clicks', async () => {
    let answer: () => void = () => undefined
    const { user, asked } = await open({
      at: '/brandDB/brand/create',
      screens,
      calls: {
        create: () =>
          new Promise((resolve) => (answer = () => resolve({ data: { id: 'n', _id: 'n' } as never }))),
      },
    })
    await user.type(await screen.findByLabelText(/Simplified/), '新')
    await user.click(screen.getByRole('combobox', { name: /Category/ }))
    await user.click(await screen.findByRole('option', { name: 'Food' }))
    const save = screen.getByRole('button', { name: 'Save' })
    fireEvent.click(save)
    fireEvent.click(save)
    await screen.findByRole('button', { name: 'Saving…' })
    fireEvent.click(save)
    answer()
    await screen.findByText("A brand's page")
    expect(saves(asked)).toHaveLength(1)
    expect(saves(asked)[0]).toMatchObject({
      data: { name: '新', category_id: 'c1', status: 'prospect' },
      meta: { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    })
  })

  it('sums up what is wrong, with links to the fields, and sends nothing', async () => {
    const { user, asked } = await open({ at: '/brandDB/brand/create', screens })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Fix 2 fields')
    await user.click(within(alert).getByRole('button', { name: /Simplified/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/Simplified/))
    expect(saves(asked)).toHaveLength(0)
  })

  it('shows what the server refuses at its fields, and keeps what was typed', async () => {
    const { user } = await open({
      at,
      screens,
      calls: { update: () => Promise.reject(refusal(4090, { fields: { name_en: 'duplicate' } })) },
    })
    const name = await screen.findByLabelText(english)
    await user.type(name, 's')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Already in use')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    expect(name).toHaveProperty('value', 'Cloud Gardens')
  })

  it('asks before one leaves it unsaved', async () => {
    const { user, router } = await open({ at, screens })
    const name = await screen.findByLabelText(english)
    await user.type(name, 's')
    void router.navigate('/elsewhere')
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    within(dialog).getByText(/kept as a draft in this window/)
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Cloud Gardens')
    void router.navigate('/elsewhere')
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await screen.findByText('Elsewhere')
  })

  it('is saved before one leaves it, and then leads where one wanted to go', async () => {
    const { user, router, asked } = await open({ at, screens })
    await user.type(await screen.findByLabelText(english), 's')
    void router.navigate('/elsewhere')
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }))
    await screen.findByText('Elsewhere')
    expect(saves(asked)).toHaveLength(1)
  })

  it('that cannot be saved before one leaves it stays, and is saved as usual later', async () => {
    const { user, router } = await open({ at: '/brandDB/brand/create', screens })
    const name = await screen.findByLabelText(/Simplified/)
    await user.type(name, '新')
    void router.navigate('/elsewhere')
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }))
    await screen.findByRole('alert')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('combobox', { name: /Category/ }))
    await user.click(await screen.findByRole('option', { name: 'Food' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText("A brand's page")
  })

  it('does not complain of the first field, which has the focus, until one has typed in it', async () => {
    const { user } = await open({ at: '/brandDB/brand/create', screens })
    const name = await screen.findByLabelText(/Simplified/)
    expect(document.activeElement).toBe(name)
    await user.click(screen.getByLabelText(english))
    expect(name.getAttribute('aria-invalid')).toBe('false')
    await user.type(name, '新')
    await user.clear(name)
    await user.tab()
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  })

  it('says what could not be loaded', async () => {
    await open({ at, screens, calls: { getOne: () => Promise.reject(refusal(5002)) } })
    expect((await screen.findByRole('alert')).textContent).toContain('5002')
  })

  it('says that there is no such record', async () => {
    await open({ at, screens, calls: { getOne: () => Promise.reject(refusal(4040)) } })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('There is nothing at this address')
  })
})

describe('A draft', () => {
  it('survives a reload and is offered to the same person', async () => {
    const before = await open({ at, screens })
    await before.user.type(await screen.findByLabelText(english), 's')
    await waitFor(() => expect(sessionStorage).toHaveLength(1))
    cleanup()
    const { user } = await open({ at, screens })
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Cloud Gardens')
    screen.getByRole('region', { name: 'Save' })
  })

  it('stays while one types past it, until it is discarded', async () => {
    const key = 'atrium.draft.u1.brandDB/brand.b1'
    sessionStorage.setItem(key, JSON.stringify({ at: 1763000000, rev: 1, changes: { name_en: 'Earlier' } }))
    const before = await open({ at, screens })
    await screen.findByRole('button', { name: 'Restore draft' })
    await before.user.type(screen.getByLabelText(english), 's')
    await waitFor(() => expect(sessionStorage.getItem(key)).toContain('Cloud Gardens'))
    expect(sessionStorage.getItem(key)).toContain('Earlier')
    cleanup()
    // The newest comes first, then the one before.
    const { user } = await open({ at, screens })
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Cloud Gardens')
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Earlier')
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
  })

  it('is forgotten when it is discarded, and what was typed meanwhile stays', async () => {
    const key = 'atrium.draft.u1.brandDB/brand.b1'
    sessionStorage.setItem(key, JSON.stringify({ at: 1763000000, rev: 1, changes: { name_en: 'Earlier' } }))
    const { user } = await open({ at, screens })
    await user.type(await screen.findByLabelText(english), 's')
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
    await discard(user)
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Cloud Gardens')
    await waitFor(() => expect(sessionStorage.getItem(key)).not.toContain('Earlier'))
    expect(sessionStorage.getItem(key)).toContain('Cloud Gardens')
  })

  it('comes back by itself when the session ended under the form', async () => {
    const before = await open({ at, screens })
    await before.user.type(await screen.findByLabelText(english), 's')
    await waitFor(() => expect(sessionStorage).toHaveLength(1))
    interruptForms()
    cleanup()
    const { user } = await open({ at, screens })
    await screen.findByText(/We kept what you typed/)
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Cloud Gardens')
    expect(sessionStorage).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Discard draft' }))
    await discard(user)
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Cloud Garden')
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  it('that was only offered when the session ended is offered again, and not filled in', async () => {
    const key = 'atrium.draft.u1.brandDB/brand.b1'
    sessionStorage.setItem(key, JSON.stringify({ at: 1763000000, rev: 1, changes: { name_en: 'Earlier' } }))
    await open({ at, screens })
    await screen.findByRole('button', { name: 'Restore draft' })
    interruptForms()
    cleanup()
    await open({ at, screens })
    await screen.findByRole('button', { name: 'Restore draft' })
    expect(screen.getByLabelText(english)).toHaveProperty('value', 'Cloud Garden')
  })

  it('of another person or record is not offered', async () => {
    const draft = JSON.stringify({ at: 1763000000, rev: 1, changes: { name_en: 'Secret' } })
    sessionStorage.setItem('atrium.draft.u2.brandDB/brand.b1', draft)
    sessionStorage.setItem('atrium.draft.u1.brandDB/brand.b2', draft)
    await open({ at, screens })
    await screen.findByLabelText(english)
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
  })

  it('is forgotten when it was saved, and when it was discarded', async () => {
    const { user } = await open({ at, screens })
    const name = await screen.findByLabelText(english)
    await user.type(name, 's')
    await waitFor(() => expect(sessionStorage).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await discard(user)
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    await user.type(name, 's')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText("A brand's page")
    expect(sessionStorage).toHaveLength(0)
  })

  it('typed over an older revision is compared when it is saved', async () => {
    sessionStorage.setItem(
      'atrium.draft.u1.brandDB/brand.b1',
      JSON.stringify({ at: 1763000000, rev: 0, changes: { name_en: 'Mine' } }),
    )
    const { user, asked } = await open({ at, screens })
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(saves(asked)[0]).toMatchObject({ data: { name_en: 'Mine' }, previousData: { rev: 0 } }),
    )
  })
})

describe('A record that someone else saved meanwhile', () => {
  /** A brand that somebody else saves before the form does; answers what the form sends, last first. */
  async function meet(changed: Record<string, unknown>) {
    const data = rows()
    const theirs = { ...data['brand']?.[0], rev: 7, ...changed }
    let tries = 0
    const opened = await open({
      at,
      screens,
      data,
      calls: {
        update: async () => {
          tries += 1
          if (tries === 1) throw refusal(4092, { current: theirs })
          return { data: { ...theirs, rev: 8 } as never }
        },
      },
    })
    const name = await screen.findByLabelText(english)
    await opened.user.clear(name)
    await opened.user.type(name, 'Mine')
    await opened.user.type(screen.getByLabelText('Founded year'), '1990')
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    return opened
  }

  it('keeps both people’s edits where they changed different fields, and says so', async () => {
    const { asked } = await meet({ price_band: 4, website: 'https://example.com' })
    await screen.findByText("A brand's page")
    await screen.findByText('Saved, together with what someone else changed meanwhile: Price band · Website')
    expect(saves(asked)[1]).toMatchObject({ previousData: { rev: 7, price_band: 4 } })
    expect(saves(asked)[1]?.['data']).toEqual({ name_en: 'Mine', founded_year: 1990 })
  })

  it('lets choose where both changed the same, and merges the rest by itself', async () => {
    const { user, asked } = await meet({ name_en: 'Theirs', price_band: 4 })
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this record' })
    const group = within(dialog).getByRole('group', { name: english })
    expect(within(group).getByRole('radio', { name: /Keep mine.*Mine/ })).toHaveProperty('checked', true)
    expect(group.textContent).toContain('Before bothCloud Garden')
    expect(within(dialog).queryByRole('group', { name: 'Price band' })).toBeNull()
    within(dialog).getByText(/Merged automatically.*Founded year · Price band/)
    await user.click(within(group).getByRole('radio', { name: /Take theirs.*Theirs/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText("A brand's page")
    expect(saves(asked)[1]).toMatchObject({ previousData: { rev: 7 } })
    expect(saves(asked)[1]?.['data']).toEqual({ founded_year: 1990 })
  })

  it('lets take all of theirs, or keep all of mine, at once', async () => {
    const { user, asked } = await meet({ name_en: 'Theirs', founded_year: 1991 })
    await user.click(await screen.findByRole('button', { name: 'Take all theirs' }))
    for (const radio of screen.getAllByRole('radio', { name: /Take theirs/ }))
      expect(radio).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Keep all mine' }))
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText("A brand's page")
    expect(saves(asked)[1]?.['data']).toEqual({ name_en: 'Mine', founded_year: 1990 })
  })

  it('asks whether a value is meant that is unusual beside what the other person saved', async () => {
    const founded_year = usual(brand.fields.founded_year, { times: 10 })
    const contract = { ...brand, fields: { ...brand.fields, founded_year } }
    const Edit = () => (
      <ResourcesContext value={new Map([['brandDB/brand', { name: 'brandDB/brand', contract }]])}>
        <EditPage>
          <FormGroup title="atrium.form.names">
            <Input source="founded_year" />
          </FormGroup>
        </EditPage>
      </ResourcesContext>
    )
    const theirs = { ...rows()['brand']?.[0], rev: 7, founded_year: 199 }
    const { user, asked } = await open({
      at,
      screens: { ...screens, edit: Edit },
      calls: {
        update: async () => {
          throw refusal(4092, { current: theirs })
        },
      },
    })
    await user.type(await screen.findByLabelText('Founded year'), '1990')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this record' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const meant = within(await screen.findByRole('dialog', { name: 'Is this meant?' }))
    await user.click(meant.getByRole('button', { name: 'No, change it' }))
    await waitFor(() => expect(screen.queryByText('Is this meant?')).toBeNull())
    // The choice is still open.
    await screen.findByRole('dialog', { name: 'Someone else changed this record' })
    expect(saves(asked)).toHaveLength(1)
  })

  it('asks about a level that lies within one that the other person changed', async () => {
    const data = rows()
    const theirs = { ...data['brand']?.[0], rev: 7, category_id: 'c2', level1_id: 'l2' }
    const { user } = await open({
      at,
      screens,
      data,
      calls: {
        update: async () => {
          throw refusal(4092, { current: theirs })
        },
      },
    })
    const trade = await screen.findByRole('combobox', { name: 'Trade' })
    await waitFor(() => expect(trade).toHaveProperty('value', 'Hotpot'))
    await user.clear(trade)
    await user.tab()
    await user.type(screen.getByLabelText('Founded year'), '1990')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByRole('group', { name: 'Category' })
    within(dialog).getByRole('group', { name: 'Trade' })
    within(dialog).getByText(/Merged automatically.*Founded year/)
  })

  it('whose draft was typed over an older revision is never merged unseen', async () => {
    sessionStorage.setItem(
      'atrium.draft.u1.brandDB/brand.b1',
      JSON.stringify({ at: 1763000000, rev: 0, changes: { name_en: 'Mine' } }),
    )
    const data = rows()
    const { user, asked } = await open({
      at,
      screens,
      data,
      calls: {
        update: async () => {
          throw refusal(4092, { current: data['brand']?.[0] })
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByRole('radio', { name: /Take theirs.*Cloud Garden/ })
    expect(saves(asked)).toHaveLength(1)
  })
})

describe('A form that keeps its input on the device', () => {
  const outbox: OutboxForm = {
    id: 'k1',
    opened: null,
    files: {},
    hasFiles: () => false,
    reportFiles: () => undefined,
    keep: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    queue: async () => undefined,
    discard: async () => undefined,
  }
  const opened = (given: Partial<OutboxForm>, calls = {}) => {
    const form = { ...outbox, ...given }
    const Create = () => (
      <OutboxFormContext value={form}>
        <RecordForm>{inputs}</RecordForm>
        <Told />
      </OutboxFormContext>
    )
    const kept = { create: Create, list: Page }
    return open({ at: '/brandDB/brand/create', screens: kept, calls })
  }

  it('asks before one leaves if the device cannot keep it', async () => {
    const { user, router } = await opened({})
    await user.type(await screen.findByLabelText(english), 's')
    void router.navigate('/elsewhere')
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(dialog.textContent).toContain('could not be kept on this device')
  })

  it('keeps what was just typed when one leaves, without a question in the end', async () => {
    const kept: unknown[] = []
    const { user, router } = await opened({ keep: async (values) => void kept.push(values) })
    const name = await screen.findByLabelText(english)
    await user.type(name, 's')
    void router.navigate('/elsewhere')
    await screen.findByText('Elsewhere')
    expect(kept.at(-1)).toEqual({ name_en: 's' })
  })

  it('leads to the list if the server has the record as it was before the last changes', async () => {
    let isDiscarded = false
    const { user } = await opened(
      { keep: async () => undefined, discard: async () => void (isDiscarded = true) },
      { create: () => Promise.reject(refusal(4097, {}, 'Another document was sent with this key')) },
    )
    await user.type(await screen.findByLabelText(/Simplified/), '云')
    await user.click(screen.getByRole('combobox', { name: /Category/ }))
    await user.click(await screen.findByRole('option', { name: 'Food' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText("A brand's page")
    await screen.findByText(/The server already has this record/)
    expect(isDiscarded).toBe(true)
  })
})
