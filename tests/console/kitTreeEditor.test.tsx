import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fitsLevels } from '#src/kit/table/tree/moves.ts'
import type { DropPlace } from '#src/kit/table/tree/moves.ts'
import { TreeEditor } from '#src/kit/table/tree/TreeEditor.tsx'
import { rowsOf, type TreeNode } from '#src/kit/table/tree/TreeNode.ts'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

const node = (id: string, parent: string | null = null): TreeNode => ({ id, label: id, parent })
const menu = [
  node('Retail'),
  node('Issues', 'Retail'),
  node('Issue list', 'Issues'),
  node('Tours', 'Retail'),
  node('Brands'),
]

/** Three levels of a menu, whose moves are shown at once. */
function Menu() {
  const [own, setOwn] = useState<readonly TreeNode[]>(menu)
  const onMove = (id: string, where: DropPlace, target: string) => {
    const beside = own.find((one) => one.id === target)
    const moved = own.find((one) => one.id === id)
    if (!beside || !moved) return
    const rest = own.filter((one) => one !== moved)
    const at = where === 'into' ? rest.length : rest.indexOf(beside) + (where === 'before' ? 0 : 1)
    setOwn(rest.toSpliced(at, 0, { ...moved, parent: where === 'into' ? target : beside.parent }))
  }
  return <TreeEditor label="Menu" nodes={own} onMove={onMove} levels={3} />
}

const show = () => open({ at: '/brandDB/brand/b1/show', screens: { show: Menu } })
const labels = () =>
  screen.queryAllByRole('treeitem').map((item) => `${item.getAttribute('aria-level')} ${item.textContent}`)
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const atFirst = ['1 Retail', '2 Issues', '3 Issue list', '2 Tours', '1 Brands']

describe('A tree that users put in order', () => {
  it('takes back moves, the latest first, and says which', async () => {
    const { user } = await show()
    const tours = await screen.findByRole('treeitem', { name: 'Tours' })
    tours.focus()
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}')
    expect(labels()).toEqual(['1 Tours', '1 Retail', '2 Issues', '3 Issue list', '1 Brands'])
    await user.keyboard('{Control>}z{/Control}')
    expect(labels()).toEqual(['1 Retail', '2 Issues', '3 Issue list', '1 Tours', '1 Brands'])
    await user.click(screen.getByRole('button', { name: 'Undo the move of Tours' }))
    expect(labels()).toEqual(atFirst)
    expect(screen.getByRole('button', { name: 'Nothing to undo' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('moves a branch with all that is below it, and never makes a level too many', async () => {
    const { user } = await show()
    const brands = await screen.findByRole('treeitem', { name: 'Brands' })
    brands.focus()
    // Into the branch before it, into the entry before it, and then there is no further level.
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    expect(labels()).toEqual(['1 Retail', '2 Issues', '3 Issue list', '2 Tours', '3 Brands'])
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(labels()).toEqual(['1 Retail', '2 Issues', '3 Issue list', '2 Tours', '3 Brands'])
    const rows = rowsOf(menu)
    expect(fitsLevels('Retail', { where: 'into', target: 'Brands' }, rows, 3)).toBe(false)
    expect(fitsLevels('Issues', { where: 'into', target: 'Brands' }, rows, 3)).toBe(true)
    expect(fitsLevels('Issues', { where: 'after', target: 'Tours' }, rows, 3)).toBe(true)
    expect(fitsLevels('Issues', { where: 'into', target: 'Tours' }, rows, 3)).toBe(false)
  })

  it('leaves what a search finds, with what is above it', async () => {
    const { user } = await show()
    await user.type(await screen.findByRole('searchbox', { name: 'Search Menu' }), 'list')
    expect(labels()).toEqual(['1 Retail', '2 Issues', '3 Issue list'])
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(labels()).toEqual([])
    screen.getByText('Nothing matches')
  })

  it('records and announces a move that asks first only once it was made', async () => {
    const answers: ((isMade: boolean) => void)[] = []
    const ask = () => new Promise<boolean>((answer) => answers.push(answer))
    const Asking = () => <TreeEditor label="Menu" nodes={menu} onMove={ask} />
    const { user } = await open({ at: '/brandDB/brand/b1/show', screens: { show: Asking } })
    const tours = await screen.findByRole('treeitem', { name: 'Tours' })
    tours.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await act(async () => answers[0]?.(false))
    expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDefined()
    expect(told()).toBe('')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await act(async () => answers[1]?.(true))
    expect(screen.getByRole('button', { name: 'Undo the move of Tours' })).toBeDefined()
    expect(told()).toMatch(/Tours.*Issues/)
  })
})
