import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DropPlace } from '#src/kit/table/tree/moves.ts'
import { Tree } from '#src/kit/table/tree/Tree.tsx'
import type { TreeProps } from '#src/kit/table/tree/Tree.tsx'
import { rowsOf } from '#src/kit/table/tree/TreeNode.ts'
import type { TreeNode } from '#src/kit/table/tree/TreeNode.ts'
import { TreePage } from '#src/kit/table/tree/TreePage.tsx'
import { open } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nodes: readonly TreeNode[] = [
  { id: 'category:food', label: 'Food', parent: null },
  { id: 'category:fashion', label: 'Fashion', parent: null },
  { id: 'trade:hotpot', label: 'Hotpot', parent: 'category:food' },
  { id: 'trade:tea', label: 'Tea', parent: 'category:food' },
  { id: 'trade:women', label: 'Women', parent: 'category:fashion' },
]

const show = (Page: ComponentType, search = '') =>
  open({ at: `/brandDB/brand/b1/show${search}`, screens: { show: Page } })
const labels = () =>
  screen
    .getAllByRole('treeitem')
    .map((item) => `${item.ariaLevel ?? item.getAttribute('aria-level')} ${item.textContent}`)
const focused = () => document.activeElement?.textContent

/** A tree that stores its moves as a caller would. */
function Movable({ told, ...props }: Partial<TreeProps> & { told: unknown[][] }) {
  const [own, setOwn] = useState<readonly TreeNode[]>(nodes)
  const onMove = (id: string, where: DropPlace, target: string) => {
    told.push([id, where, target])
    const beside = own.find((node) => node.id === target)
    const moved = own.find((node) => node.id === id)
    if (!beside || !moved) return
    const rest = own.filter((node) => node !== moved)
    const at = rest.indexOf(beside) + (where === 'before' ? 0 : 1)
    setOwn(rest.toSpliced(at, 0, { ...moved, parent: where === 'into' ? target : beside.parent }))
  }
  return <Tree label="Trades" nodes={own} onMove={onMove} {...props} />
}

describe('A tree', () => {
  it('is walked, opened and chosen from by the keyboard', async () => {
    const chosen: string[] = []
    const { user } = await show(() => (
      <Tree label="Trades" nodes={nodes} openLevels={0} onSelect={(id) => chosen.push(id)} />
    ))
    const tree = await screen.findByRole('tree', { name: 'Trades' })
    expect(labels()).toEqual(['1 Food', '1 Fashion'])
    within(tree).getByRole('treeitem', { name: 'Food' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(labels()).toEqual(['1 Food', '2 Hotpot', '2 Tea', '1 Fashion'])
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('Tea')
    await user.keyboard('{Enter}{ArrowLeft}')
    expect(chosen).toEqual(['trade:tea'])
    expect(focused()).toBe('Food')
    await user.keyboard('{End}')
    expect(focused()).toBe('Fashion')
    await user.keyboard('ho')
    expect(focused()).toBe('Hotpot')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(labels()).toEqual(['1 Food', '1 Fashion'])
    expect(screen.getByRole('treeitem', { name: 'Food' }).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('opens and closes all at once', async () => {
    const { user } = await show(() => <Tree label="Trades" nodes={nodes} />)
    await user.click(await screen.findByRole('button', { name: 'Collapse all' }))
    expect(labels()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Expand all' }))
    expect(labels()).toHaveLength(5)
  })

  it('moves a node by Alt and arrows, keeps the focus and says what moved', async () => {
    const told: unknown[][] = []
    const { user } = await show(() => <Movable told={told} />)
    const hotpot = await screen.findByRole('treeitem', { name: 'Hotpot' })
    hotpot.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(told).toEqual([['trade:hotpot', 'after', 'trade:tea']])
    expect(labels()).toEqual(['1 Food', '2 Tea', '2 Hotpot', '1 Fashion', '2 Women'])
    expect(focused()).toBe('Hotpot')
    screen.getByText('Hotpot is now after Tea')
    await user.keyboard('{Alt>}{ArrowDown}{ArrowLeft}{ArrowRight}{/Alt}')
    expect(told).toHaveLength(1)
  })

  it('moves a node by buttons, which can be reached also when there is nowhere to go', async () => {
    const told: unknown[][] = []
    const { user } = await show(() => <Movable told={told} mayMove={() => true} />)
    await user.click(await screen.findByText('Tea'))
    const tools = screen.getByRole('group', { name: 'Move' })
    const press = (name: string) => user.click(within(tools).getByRole('button', { name }))
    await press('Move up')
    expect(within(tools).getByRole('button', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true')
    await press('Move up')
    await press('Move out')
    await press('Move in')
    expect(told).toEqual([
      ['trade:tea', 'before', 'trade:hotpot'],
      ['trade:tea', 'after', 'category:food'],
      ['trade:tea', 'into', 'category:food'],
    ])
  })

  it('stands together also where a holder is gone or nodes hold each other', () => {
    const odd = [
      { id: 'a', label: 'A', parent: 'gone' },
      { id: 'b', label: 'B', parent: 'c' },
      { id: 'c', label: 'C', parent: 'b' },
      { id: 'd', label: 'D', parent: 'd' },
    ]
    expect([...rowsOf(odd).values()].map(({ node, level }) => [node.id, level])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 1],
    ])
  })
})

describe('A page with a tree', () => {
  const brandsOf = (node: string | null) => <p>Brands of {node ?? 'everything'}</p>
  const Page = () => <TreePage title="atrium.tree.all" left={{ label: 'Trades', nodes }} right={brandsOf} />

  it('shows what belongs to the chosen node, which stands in the address', async () => {
    const { user, router } = await show(Page)
    await screen.findByText('Brands of everything')
    await user.click(screen.getByRole('treeitem', { name: 'Tea' }))
    await screen.findByText('Brands of trade:tea')
    expect(router.state.location.search).toBe('?node=trade%3Atea')
    await router.navigate(-1)
    await screen.findByText('Brands of everything')
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('opens at the node of the address, and at all where that is gone', async () => {
    await show(Page, '?node=category:fashion')
    await screen.findByText('Brands of category:fashion')
    cleanup()
    await show(Page, '?node=category:gone')
    expect(await screen.findByText('Brands of everything')).toBeDefined()
  })

  it('offers a choice instead on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { user } = await show(Page)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Trades' }), 'category:food')
    await waitFor(() => expect(screen.getByText('Brands of category:food')).toBeDefined())
  })
})
