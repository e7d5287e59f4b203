import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { Input } from '#src/kit/form/input/Input.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { Table } from '#src/kit/table/Table.tsx'
import { Toasts } from '#src/layout/Toasts.tsx'
import { HttpError } from '#src/providers/http.ts'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

const columns = [{ source: 'name', width: 200 }] as const
const screens = {
  list: () => (
    <>
      <ListPage>
        <Table columns={columns} />
      </ListPage>
      <Toasts />
    </>
  ),
  show: () => (
    <>
      <ShowPage>
        <p>A brand</p>
      </ShowPage>
      <Toasts />
    </>
  ),
  edit: () => (
    <>
      <EditPage>
        <Input source="name" />
      </EditPage>
      <Toasts />
    </>
  ),
}

const toasts = () =>
  [...document.querySelectorAll('[aria-live] > [data-type=error]')].map(({ textContent }) => textContent)

const fails = (error: HttpError) => {
  const fail = async () => {
    throw error
  }
  return { getList: fail, getOne: fail }
}

describe('a page whose data does not come', () => {
  it.each([
    ['a list', '/brandDB/brand'],
    ['a record', '/brandDB/brand/b1/show'],
    ['a form', '/brandDB/brand/b1'],
  ])('is told in its place and once as a toast: %s', async (_, at) => {
    const { user } = await open({
      at,
      screens,
      calls: fails(new HttpError('Out of order', { errcode: 5000 })),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Out of order')
    expect(toasts()).toEqual(['Out of order'])

    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('alert')
    expect(toasts()).toEqual(['Out of order'])
  })

  it.each([
    ['is not for this person', 4030],
    ['is not there', 4040],
  ])('says as a toast what the back end says of a record that %s', async (_, errcode) => {
    await open({
      at: '/brandDB/brand/b1/show',
      screens,
      calls: fails(new HttpError('Not for you', { errcode })),
    })
    await waitFor(() => expect(toasts()).toEqual(['Not for you']))
  })

  it('has no toast when the session is over', async () => {
    await open({ at: '/brandDB/brand', screens, calls: fails(new HttpError('Signed out', { errcode: 555 })) })
    await screen.findByRole('alert')
    expect(toasts()).toEqual([])
  })

  it('has one when a refresh fails and the rows stay', async () => {
    let isBroken = false
    const { user } = await open({
      at: '/brandDB/brand',
      screens,
      calls: {
        getList: async () => {
          if (isBroken) throw new HttpError('Out of order', { errcode: 5000 })
          return { data: [{ id: 'b1', _id: 'b1', name: 'Aroma Bakery' }] as never[], total: 1 }
        },
      },
    })
    await screen.findByRole('link', { name: /Aroma Bakery/ })
    isBroken = true
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(toasts()).toEqual(['Out of order']))
    expect(screen.getByRole('link', { name: /Aroma Bakery/ })).toBeTruthy()
  })
})
