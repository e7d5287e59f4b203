import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { ref, text } from '#contract/fields.ts'
import { errcodes } from '#contract/reply.ts'
import { resource } from '#contract/resource.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { stage } from './stage.tsx'

const lot = resource({
  name: 'lot',
  path: '/lot',
  fields: { name: text({ required: true }) },
  can: { view: signedIn },
})
/** Anybody signed in makes a booking; only its driver changes it. */
const booking = resource({
  name: 'booking',
  path: '/booking',
  fields: {
    name: text({ required: true }),
    lot_id: ref('lot', { required: true, writable: 'create' }),
    driver_id: ref('user', { writable: 'never' }),
  },
  can: { view: signedIn, create: signedIn, update: { self: 'driver_id' }, remove: { self: 'driver_id' } },
})

const form = [{ title: 'parking.group', fields: ['name'] }] as const
const Show = () => (
  <ShowPage>
    <RelatedRecords
      title="parking.bookings"
      contract={booking}
      by="lot_id"
      add={{ title: 'parking.add', form }}
      edit={{ title: 'parking.change', form }}
      remove={{ title: 'parking.cancel', text: 'parking.cancel_text', action: 'parking.cancel_now' }}
      empty="parking.none"
    />
  </ShowPage>
)
const texts = {
  parking: {
    group: 'Booking',
    bookings: 'Bookings',
    add: 'Add a booking',
    change: 'Change %{name}',
    cancel: 'Cancel %{name}',
    cancel_text: 'The place is free again.',
    cancel_now: 'Cancel the booking',
    none: 'No bookings',
  },
  resources: {
    lot: { name: 'Lot' },
    booking: { name: 'Booking', fields: { name: 'Purpose' } },
  },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** The page of a lot, as its driver `me` sees it. */
async function openLot(answers: Parameters<typeof fakeBackEnd>[0]) {
  const back = fakeBackEnd({ 'GET /lot/p1': { _id: 'p1', name: 'North', rev: 1 }, ...answers })
  const screens = { lot: { show: Show } }
  const { router, user } = await stage({ at: '/lot/p1/show', resources: { lot, booking }, screens, texts })
  const section = within(await screen.findByRole('region', { name: 'Bookings' }))
  const sent = () => back.asked.filter(({ method }) => method !== 'GET')
  return { back, section, sent, router, user }
}

const mine = { _id: 'b1', name: 'Mine', lot_id: 'p1', driver_id: 'me', rev: 1 }
const theirs = { _id: 'b2', name: 'Theirs', lot_id: 'p1', driver_id: 'other', rev: 1 }
const listed = (...list: object[]) => ({ list, total: list.length })

describe('records under a record', () => {
  it('are changed and removed only where the rules of the contract let the user', async () => {
    const { section } = await openLot({ 'GET /booking': listed(mine, theirs) })
    await section.findByRole('button', { name: 'Change Mine' })
    section.getByRole('button', { name: 'Cancel Mine' })
    expect(section.getByText('Theirs')).toBeTruthy()
    expect(section.queryByRole('button', { name: /Theirs/ })).toBeNull()
  })

  it('are added with a reference to the record on screen, and listed then', async () => {
    const { section, sent, user, back } = await openLot({
      'GET /booking': listed(),
      'POST /booking': mine,
    })
    await section.findByText('No bookings')
    await user.click(section.getByRole('button', { name: 'Add a booking' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Add a booking' }))
    await user.type(await drawer.findByRole('textbox', { name: /^Purpose/ }), 'Mine')
    back.answers['GET /booking'] = listed(mine)
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await section.findByText('Mine')
    expect(sent().map(({ body }) => body)).toEqual([{ name: 'Mine', lot_id: 'p1' }])
  })

  it('that were not saved are offered again only under the same record', async () => {
    const { user, router } = await openLot({
      'GET /booking': listed(),
      'GET /lot/p2': { _id: 'p2', name: 'South', rev: 1 },
    })
    const add = async () => {
      await user.click(await screen.findByRole('button', { name: 'Add a booking' }))
      const drawer = within(await screen.findByRole('dialog', { name: 'Add a booking' }))
      await drawer.findByRole('textbox', { name: /^Purpose/ })
      return drawer
    }
    await user.type((await add()).getByRole('textbox'), 'Mine')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(() => router.navigate('/lot/p2/show'))
    await screen.findByRole('heading', { name: 'South' })
    expect((await add()).queryByRole('button', { name: 'Restore draft' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(() => router.navigate('/lot/p1/show'))
    await screen.findByRole('heading', { name: 'North' })
    await user.click(await (await add()).findByRole('button', { name: 'Restore draft' }))
    expect(screen.getByRole('textbox', { name: /^Purpose/ })).toHaveProperty('value', 'Mine')
  })

  it('are changed in a drawer', async () => {
    const { section, sent, user, back } = await openLot({
      'GET /booking': listed(mine),
      'GET /booking/b1': mine,
      'PUT /booking': { ...mine, name: 'Later', rev: 2 },
    })
    await user.click(await section.findByRole('button', { name: 'Change Mine' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Change Mine' }))
    const purpose = await drawer.findByRole('textbox', { name: /^Purpose/ })
    await user.clear(purpose)
    await user.type(purpose, 'Later')
    back.answers['GET /booking'] = listed({ ...mine, name: 'Later', rev: 2 })
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await section.findByText('Later')
    expect(sent().map(({ body }) => body)).toEqual([{ name: 'Later', rev: 1 }])
  })

  it('are removed after a question, which says why that is not possible', async () => {
    const { section, sent, user, back } = await openLot({
      'GET /booking': listed(mine),
      'DELETE /booking': () => refusal(errcodes['state.transition'], 'The car is in the lot'),
    })
    await user.click(await section.findByRole('button', { name: 'Cancel Mine' }))
    const question = within(
      await screen.findByRole('dialog', { name: 'Cancel Mine', description: 'The place is free again.' }),
    )
    await user.click(question.getByRole('button', { name: 'Cancel the booking' }))
    expect((await question.findByRole('alert')).textContent).toBe('The car is in the lot')
    back.answers['DELETE /booking'] = { removed: 1 }
    back.answers['GET /booking'] = listed()
    await user.click(question.getByRole('button', { name: 'Cancel the booking' }))
    await section.findByText('No bookings')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toHaveLength(2)
  })
})
