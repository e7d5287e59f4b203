import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { memoryStore } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { RecordBody } from '#src/kit/page/record/RecordBody.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { open, refusal } from './kitScreen.tsx'

afterEach(cleanup)

const body = (
  <RecordBody>
    <Section title="atrium.form.names">
      <FieldList
        sources={['category_id', 'tag_ids', 'price_band', { source: 'store_count', format: String }]}
      />
    </Section>
  </RecordBody>
)
const BrandShow = () => (
  <ShowPage monogram status="status" statusColors={{ active: 'green' }} facts={['code']}>
    {body}
  </ShowPage>
)
const Locked = () => (
  <ShowPage
    actions={
      <>
        <DeleteAction reason="A change waits for approval" />
        <EditAction reason="A change waits for approval" />
      </>
    }
  >
    {body}
  </ShowPage>
)
const Noted = () => (
  <ShowPage>
    <input aria-label="Note" />
  </ShowPage>
)
const Form = () => <p>The form</p>
const List = () => <p>The list</p>
const at = '/brandDB/brand/b1/show'
const screens = { show: BrandShow, edit: Form, list: List }

describe('The page of a record', () => {
  it('names it in the language, the other names beneath, with state and facts', async () => {
    await open({ at, screens })
    await screen.findByRole('heading', { level: 1, name: 'Cloud Garden' })
    screen.getByText('云上花园')
    screen.getByText('Trading')
    screen.getByText('BR-b1')
    const section = screen.getByRole('region', { name: 'Names' })
    await within(section).findByText('Food')
    within(section).getByText('1234')
    expect(within(section).getAllByText('-')).toHaveLength(2)
  })

  it('is remembered among the records that were opened last, by its names only', async () => {
    const store = memoryStore()
    await open({ at, screens, store })
    await screen.findByRole('heading', { level: 1, name: 'Cloud Garden' })
    await waitFor(() =>
      expect(store.getItem('atrium.search.recents')).toEqual([
        {
          resource: 'brandDB/brand',
          record: expect.objectContaining({ id: 'b1', name: '云上花园', name_en: 'Cloud Garden' }),
        },
      ]),
    )
    expect(JSON.stringify(store.getItem('atrium.search.recents'))).not.toContain('price_band')
  })

  it('leads to the form, and back to the list', async () => {
    const { user, router } = await open({ at, screens })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByText('The form')
    expect(router.state.location.pathname).toBe('/brandDB/brand/b1')
    await router.navigate(at)
    await user.click(await screen.findByRole('link', { name: 'Brands' }))
    await screen.findByText('The list')
    expect(router.state.location.pathname).toBe('/brandDB/brand')
  })

  it('does not keep what was typed on the page of another record', async () => {
    const { user, router } = await open({ at, screens: { show: Noted } })
    await screen.findByRole('heading', { level: 1, name: 'Cloud Garden' })
    const other = '/brandDB/brand/b2/show'
    await router.navigate(other)
    await screen.findByRole('heading', { level: 1, name: 'Hemu Canteen' })
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'For Hemu')
    await router.navigate(at)
    await screen.findByRole('heading', { level: 1, name: 'Cloud Garden' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('')
  })

  it('has no actions for those who may not', async () => {
    await open({ at, screens, refused: ['edit', 'delete'] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps an action that the state forbids, and says why', async () => {
    const { user, router } = await open({ at, screens: { ...screens, show: Locked } })
    const edit = await screen.findByRole('button', { name: 'Edit' })
    expect(edit.getAttribute('aria-disabled')).toBe('true')
    await user.hover(edit)
    await screen.findByText('A change waits for approval')
    await user.click(edit)
    expect(router.state.location.pathname).toBe(at)
  })

  it('asks before deleting, then goes to the list', async () => {
    const { user, asked } = await open({ at, screens })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Cloud Garden?' })
    expect(asked.some(({ call }) => call === 'delete')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('The list')
    expect(asked.find(({ call }) => call === 'delete')?.params['id']).toBe('b1')
  })

  it('deletes once, and the question stays until the server has replied', async () => {
    const replies: (() => void)[] = []
    const reply = new Promise<void>((resolve) => replies.push(resolve))
    const { user, asked } = await open({
      at,
      screens,
      calls: { delete: () => reply.then(() => Promise.reject(refusal(4093, { references: { store: 3 } }))) },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Escape}')
    screen.getByRole('dialog', { name: 'Delete Cloud Garden?' })
    replies[0]?.()
    await within(dialog).findByRole('alert')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.filter(({ call }) => call === 'delete')).toHaveLength(1)
  })

  it('says what still refers to a record that cannot be deleted', async () => {
    const { user } = await open({
      at,
      screens,
      calls: { delete: () => Promise.reject(refusal(4093, { references: { store: 3 } })) },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Stores: 3')
  })
})
