import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  AutocompleteInput,
  Create,
  Datagrid,
  FilterButton,
  List,
  ReferenceInput,
  required,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
} from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
import { ConsoleTheme } from '#src/layout/ConsoleTheme.tsx'
import { open, refusal } from './kitScreen.tsx'

// Parts of react-admin as it ships them, in the screens of a plugin.

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const filters = [<TextInput key="code" source="code" />]
const StockList = () => (
  <ConsoleTheme>
    <List
      filters={filters}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
    >
      <Datagrid>
        <TextField source="name" />
        <TextField source="code" />
      </Datagrid>
    </List>
  </ConsoleTheme>
)
const inputs = (
  <>
    <TextInput source="name_en" validate={required()} />
    <ReferenceInput source="category_id" reference="brandDB/settings/category">
      <AutocompleteInput optionText="name" />
    </ReferenceInput>
  </>
)
const StockCreate = () => (
  <ConsoleTheme>
    <Create>
      <SimpleForm>{inputs}</SimpleForm>
    </Create>
  </ConsoleTheme>
)
const StockInKitForm = () => (
  <ConsoleTheme>
    <CreatePage>{inputs}</CreatePage>
  </ConsoleTheme>
)

describe('react-admin as it ships, in a plugin', () => {
  it('lists records, and filters them', async () => {
    const { asked, user } = await open({ at: '/brandDB/brand', screens: { list: StockList } })
    expect(await screen.findByText('云上花园')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /filter/i }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /code/i }))
    await user.type(await screen.findByRole('textbox', { name: /code/i }), 'BR-b2')
    await waitFor(() =>
      expect(asked.findLast(({ call }) => call === 'getList')?.params).toMatchObject({
        filter: { code: 'BR-b2' },
      }),
    )
  })

  it('has its labels above the fields and says what is wrong as the kit does', async () => {
    await open({ at: '/brandDB/brand/create', screens: { create: StockCreate } })
    const name = await screen.findByRole('textbox', { name: /name/i })
    expect(name.closest('.MuiFormControl-root')?.querySelector('label')?.dataset['shrink']).toBe('true')
    expect(name.closest('.MuiOutlinedInput-root')).not.toBeNull()
    fireEvent.focus(name)
    fireEvent.change(name, { target: { value: 'x' } })
    fireEvent.change(name, { target: { value: '' } })
    fireEvent.blur(name)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Required')).toBeTruthy()
  })

  it('stands in a form of the kit: offers records, and shows what the server refuses', async () => {
    const { user } = await open({
      at: '/brandDB/brand/create',
      screens: { create: StockInKitForm },
      calls: { create: () => Promise.reject(refusal(4004, { fields: { name_en: 'length_max' } })) },
    })
    await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Far too long')
    await user.click(screen.getByRole('combobox'))
    await user.click(await screen.findByRole('option', { name: '服装' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const input = await screen.findByRole('textbox', {
      name: /name/i,
      description: 'Enter at most 200 characters',
    })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})
