import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CheckTree } from '#src/kit/table/tree/CheckTree.tsx'
import type { TreeNode } from '#src/kit/table/tree/TreeNode.ts'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

const node = (id: string, parent: string | null = null): TreeNode => ({ id, label: `Right ${id}`, parent })
const rights = [
  node('brands'),
  node('brands.view', 'brands'),
  node('brands.edit', 'brands'),
  node('stores'),
  node('stores.view', 'stores'),
  node('stores.edit', 'stores'),
]

/** A tree of rights, and what is checked in it, after each change. */
async function openTree({
  isLinked = false,
  nodes = rights,
  checked = [] as readonly string[],
  openLevels = 9,
} = {}) {
  const state = { checked }
  const Page = () => {
    const [now, setNow] = useState(checked)
    state.checked = now
    return (
      <CheckTree
        label="Rights"
        nodes={nodes}
        checked={now}
        onChange={setNow}
        isLinked={isLinked}
        openLevels={openLevels}
      />
    )
  }
  await open({ at: '/brandDB/brand/b1/show', screens: { show: Page } })
  const tree = await screen.findByRole('tree', { name: 'Rights' })
  const item = (id: string) => within(tree).getByRole('treeitem', { name: `Right ${id}` })
  const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
  return { state, tree, item, active }
}

describe('a tree with checkboxes', () => {
  it('checks each node on its own', async () => {
    const { state, item } = await openTree({ checked: ['gone', 'stores.view'] })
    await userEvent.click(item('brands'))
    // What the tree does not have stays.
    expect(state.checked).toEqual(['brands', 'stores.view', 'gone'])
    expect(item('brands.view').getAttribute('aria-checked')).toBe('false')
    await userEvent.click(item('brands'))
    expect(state.checked).toEqual(['stores.view', 'gone'])
  })

  it('checks a linked node with all below it, and shows which are partly checked', async () => {
    const { state, item } = await openTree({ isLinked: true })
    await userEvent.click(item('brands.edit'))
    expect(item('brands').getAttribute('aria-checked')).toBe('mixed')
    expect(state.checked).toEqual(['brands.edit'])
    await userEvent.click(item('brands'))
    expect(state.checked).toEqual(['brands', 'brands.view', 'brands.edit'])
    await userEvent.click(item('brands.view'))
    expect(state.checked).toEqual(['brands.edit'])
    await userEvent.click(item('brands'))
    await userEvent.click(item('brands'))
    expect(state.checked).toEqual([])
    expect(item('brands').getAttribute('aria-checked')).toBe('false')
  })

  it('finds nodes wherever they are, and changes only what it found', async () => {
    const { state, tree, item } = await openTree({ isLinked: true, openLevels: 0 })
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(2)
    const search = screen.getByRole('searchbox', { name: 'Search Rights' })
    await userEvent.type(search, 'EDIT')
    const found = within(tree).getAllByRole('treeitem')
    expect(found.map(({ textContent }) => textContent)).toEqual([
      'Right brands',
      'Right brands.edit',
      'Right stores',
      'Right stores.edit',
    ])
    await userEvent.click(item('stores'))
    expect(state.checked).toEqual(['stores.edit'])
    await userEvent.clear(search)
    await userEvent.type(search, 'nothing')
    expect(within(tree).queryAllByRole('treeitem')).toEqual([])
    await userEvent.clear(search)
    expect(item('stores').getAttribute('aria-checked')).toBe('mixed')
    expect(screen.getByText('1 checked')).toBeTruthy()
  })

  it('is used with the keyboard alone, also among 5,000 nodes of which few are drawn', async () => {
    const many = Array.from({ length: 50 }, (_, group) => [
      node(`g${group}`),
      ...Array.from({ length: 99 }, (__, at) => node(`g${group}.${at}`, `g${group}`)),
    ]).flat()
    const { state, tree, active } = await openTree({ nodes: many, isLinked: true })
    expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(100)
    tree.focus()
    await userEvent.keyboard('{End} ')
    expect(active()?.textContent).toBe('Right g49.98')
    expect(active()?.getAttribute('aria-checked')).toBe('true')
    expect(state.checked).toEqual(['g49.98'])
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(active()?.textContent).toBe('Right g49')
    expect(state.checked).toHaveLength(100)
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowDown}')
    expect(active()?.textContent).toBe('Right g0.0')
    expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(100)
  })

  it('breaks no accessibility rule', async () => {
    await openTree({ checked: ['brands'] })
    // The page around it has the landmarks, and jsdom no colours.
    const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(document.body, { rules })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
