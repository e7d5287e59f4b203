import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { initialOf } from '#src/kit/form/change/changes.ts'
import { Input } from '#src/kit/form/input/Input.tsx'
import { NamesInput } from '#src/kit/form/input/NamesInput.tsx'
import { open, refusal } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const inputs = (
  <>
    <NamesInput />
    <Input source="status" />
  </>
)
const defaults = { category_id: 'c2', status: 'active' }
function Brands({ id }: { id?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <DrawerForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title="A brand"
        id={id}
        defaults={defaults}
        addsMore
      >
        {inputs}
      </DrawerForm>
    </>
  )
}
const made = (asked: { call: string; params: Record<string, unknown> }[]) =>
  asked.filter(({ call }) => call === 'create' || call === 'update').map(({ params }) => params['data'])
const drawer = () => screen.findByRole('dialog', { name: 'A brand' })

describe('A form in a drawer', () => {
  it('makes a record with what it was given, then the next, then closes', async () => {
    const { user, asked } = await open({ at: '/brandDB/brand', screens: { list: () => <Brands /> } })
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    const form = within(await drawer())
    await user.type(form.getByLabelText(/Simplified/), '一')
    await user.click(form.getByRole('button', { name: 'Save and add another' }))
    await waitFor(() => expect(form.getByLabelText(/Simplified/)).toHaveProperty('value', ''))
    expect(document.activeElement).toBe(form.getByLabelText(/Simplified/))
    await user.keyboard('二{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(made(asked)).toMatchObject([
      { name: '一', category_id: 'c2', status: 'active' },
      { name: '二', category_id: 'c2', status: 'active' },
    ])
  })

  it('asks before it is closed over something unsaved, and shows what the server refuses', async () => {
    const create = async () => {
      throw refusal(4004, { fields: { name: 'duplicate' } })
    }
    const { user } = await open({
      at: '/brandDB/brand',
      screens: { list: () => <Brands /> },
      calls: { create },
    })
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    const form = within(await drawer())
    await user.type(form.getByLabelText(/Simplified/), '一')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await form.findAllByText('Already in use; enter another')
    await user.click(form.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(form.getByLabelText(/Simplified/)).toHaveProperty('value', '一'))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('changes a record, sending only what changed', async () => {
    const { user, asked } = await open({ at: '/brandDB/brand', screens: { list: () => <Brands id="b1" /> } })
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    const form = within(await drawer())
    await user.type(await form.findByLabelText('English name'), 's')
    expect(form.queryByRole('button', { name: 'Save and add another' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(made(asked)).toEqual([{ name_en: 'Cloud Gardens' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('A new record', () => {
  it('starts from what the page gives, which is sent and is no change to lose', async () => {
    const Screen = () => <CreatePage defaults={defaults}>{inputs}</CreatePage>
    const { user, asked } = await open({ at: '/brandDB/brand/create', screens: { create: Screen } })
    expect(await screen.findByLabelText('Status')).toHaveProperty('value', 'active')
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    await user.type(screen.getByLabelText(/Simplified/), '一')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(made(asked)).toMatchObject([{ name: '一', category_id: 'c2', status: 'active' }]),
    )
  })

  it('of what belongs to a site starts at the current one', async () => {
    const { floor } = await import('#contract/brandDB/floor.ts')
    expect(initialOf(floor, { site: '9' })).toMatchObject({
      site: '9',
      order: 0,
      code: null,
    })
  })
})
