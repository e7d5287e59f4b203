// @runs own window
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, RouterProvider, useBlocker, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { hashRouter } from '#src/app/hashRouter.ts'

afterEach(cleanup)

const Form = () => {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === '/form' && nextLocation.pathname !== '/form',
  )
  return (
    <>
      <h1>at {useLocation().pathname}</h1>
      <Link to="/form">Form</Link>
      {state === 'blocked' && (
        <>
          <button onClick={proceed}>Leave</button>
          <button onClick={reset}>Stay</button>
        </>
      )}
    </>
  )
}

const type = (path: string) => act(async () => void (location.hash = path))

describe('An address typed over a form with unsaved changes', () => {
  it('is held up as a click is, and gone to when one leaves', async () => {
    location.hash = '/list'
    const router = hashRouter([{ path: '*', element: <Form /> }])
    render(<RouterProvider router={router} />)
    await userEvent.click(screen.getByRole('link', { name: 'Form' }))
    await screen.findByRole('heading', { name: 'at /form' })

    await type('/elsewhere')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(location.hash).toBe('#/form'))
    screen.getByRole('heading', { name: 'at /form' })

    await type('/elsewhere')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'at /elsewhere' })
    expect(location.hash).toBe('#/elsewhere')

    // One that was come to by typing can be left and come back to like any other.
    await type('/form')
    await screen.findByRole('heading', { name: 'at /form' })
    await act(async () => history.back())
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'at /elsewhere' })
  })
})
