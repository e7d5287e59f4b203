import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { floor } from '#contract/brandDB/floor.ts'
import { store } from '#contract/brandDB/store.ts'
import { StoreCodes } from '#src/resources/RM/storeCode/StoreCodes.tsx'
import { textsOf } from '#tests/support/textsOf.ts'
import { answering, stage } from '#tests/console/stage.tsx'

const words = await textsOf('RM')

afterEach(cleanup)

const shop = (_id: string, floor_id: string) => ({ _id, store_no: _id, name: _id, floor_id, site: '2' })
const stored: Readonly<Record<string, readonly object[]>> = {
  // What the server lists for this user: shops of the scoring list and split shops are not for tours.
  '/spaceowner': [
    { permits: ['tour'], stores: ['L1-101', 'L2-118', 'L2-119'].map((_id) => own(_id)) },
    { permits: ['tour'], stores: [{ ...own('L2-120'), is_split: true }] },
    { permits: ['scoring'], stores: [own('B1-201')] },
  ],
  [floor.path]: ['L1', 'L2'].map((code) => ({ _id: code, code })),
  [store.path]: [shop('L1-101', 'L1'), shop('L2-118', 'L2'), shop('L2-119', 'L2')],
}
function own(_id: string) {
  return { _id, is_split: false, is_merge: false }
}

const http = answering(({ path }) => {
  const list = stored[path] ?? []
  return { list, total: list.length }
})

it('the page of codes prints those of the own shops that are chosen, and of no others', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const Page = StoreCodes
  const resources = { 'brandDB/store': store, 'brandDB/floor': floor }
  await stage({ page: <Page />, words, resources, http })
  await userEvent.click(await screen.findByRole('checkbox', { name: /^L1-101/ }))
  expect(screen.queryByRole('checkbox', { name: /^(L2-120|B1-201)/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'All of L2' }))
  await screen.findByText('3 stores')
  await userEvent.click(screen.getByRole('checkbox', { name: /^L2-119/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  const addresses = () =>
    [...document.querySelectorAll<SVGElement>('[data-address]')].map((code) =>
      code.dataset['address']?.replace(/^.*#/, ''),
    )
  await waitFor(() =>
    expect(addresses()).toEqual([
      '/RM/tourIssue/issueCreate?store=L1-101',
      '/RM/tourIssue/issueCreate?store=L2-118',
    ]),
  )
})
