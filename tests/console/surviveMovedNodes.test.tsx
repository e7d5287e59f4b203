// @runs own window
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { surviveMovedNodes } from '#src/app/surviveMovedNodes.ts'
import { wrapTexts } from '#tests/support/wrapTexts.ts'

beforeAll(surviveMovedNodes)
afterEach(cleanup)

/** Texts beside each other come, go and change, and elements are put before a text. */
function Page() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <button onClick={() => setCount(count + 1)}>Next</button>
      <p data-testid="texts">
        {count % 2 === 0 && 'even '}
        {count % 2 === 1 && <b>odd </b>}
        {count > 1 && 'many '}
        end
      </p>
      <ul>
        {Array.from({ length: 3 - (count % 3) }, (_, at) => (
          <li key={at}>line {at}</li>
        ))}
        last
      </ul>
    </main>
  )
}

it.each([false, true])('a page goes on while its texts are wrapped (replaced: %s)', async (replaces) => {
  render(<Page />)
  const stop = wrapTexts({ replaces })
  for (let clicks = 0; clicks < 8; clicks += 1) {
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getAllByRole('listitem')).toHaveLength(3 - ((clicks + 1) % 3))
  }
  // Where the nodes are only moved, the texts stay right as well.
  const shown = screen.getByTestId('texts').textContent
  expect(shown).toMatch(replaces ? /end/ : /^even many end$/)
  stop()
})

it('what belongs to a node is inserted and removed as always', () => {
  const [parent, first, second] = [1, 2, 3].map(() => document.createElement('div'))
  if (!parent || !first || !second) throw new Error('Three were made.')
  parent.append(second)
  expect(parent.insertBefore(first, second)).toBe(first)
  expect([...parent.childNodes]).toEqual([first, second])
  expect(parent.removeChild(first)).toBe(first)
  expect([...parent.childNodes]).toEqual([second])
})
