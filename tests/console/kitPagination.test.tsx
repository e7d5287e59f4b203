import { cleanup, render, screen, within } from '@testing-library/react'
import { ListContextProvider, TestTranslationProvider, type ListControllerResult } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { Pagination } from '#src/kit/table/list/Pagination.tsx'

afterEach(cleanup)

describe('The pagination of a list', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 9, '1 2 3 4 5 … 9'],
    // A gap of a single page would be wider than its number.
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 5 6 7 8 9'],
  ])('offers on page %s of %s the pages %s', (page, pages, offered) => {
    const list = { page, perPage: 25, total: pages * 25, isPending: false } as ListControllerResult
    render(
      <TestTranslationProvider translate={(key: string) => key}>
        <ListContextProvider value={list}>
          <Pagination />
        </ListContextProvider>
      </TestTranslationProvider>,
    )
    const navigation = within(screen.getByRole('navigation'))
    const texts = navigation.getAllByText(/^(\d+|…)$/, { selector: 'button, span' })
    expect(texts.map(({ textContent }) => textContent).join(' ')).toBe(offered)
  })
})
