import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { LaterMenu, LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'

afterEach(cleanup)

describe.each([
  ['popover', LaterPopover],
  ['menu', LaterMenu],
])('a %s', (_, Layer) => {
  it('that is open is closed by Back, which would otherwise leave it over another page', async () => {
    function Page() {
      const [anchor, setAnchor] = useState<HTMLElement | null>(null)
      return (
        <>
          <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
            Person
          </button>
          <Layer open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            <p>Sign out</p>
          </Layer>
        </>
      )
    }
    render(<Page />)
    screen.getByRole('button', { name: 'Person' }).click()
    await screen.findByText('Sign out')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(screen.queryByText('Sign out')).toBeNull())
  })
})
