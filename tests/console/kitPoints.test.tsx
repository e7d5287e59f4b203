import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { PointsInput } from '#src/kit/form/input/PointsInput.tsx'
import { stage } from './stage.tsx'

afterEach(cleanup)

async function open(scale: { readonly min: number; readonly max: number; readonly points: number | null }) {
  const given: (number | null)[] = []
  function Item() {
    const [points, setPoints] = useState(scale.points)
    const onChange = (next: number | null) => {
      given.push(next)
      setPoints(next)
    }
    return (
      <PointsInput label="Window" {...scale} points={points} isNotApplicable={false} onChange={onChange} />
    )
  }
  await stage({ page: <Item /> })
  return given
}

it('points on a large scale are typed digit by digit, corrected, and taken once', async () => {
  const given = await open({ min: 5, max: 50, points: 8 })
  const input = screen.getByRole('textbox', { name: 'Window' })
  await userEvent.clear(input)
  expect(input).toHaveProperty('value', '')
  await userEvent.type(input, '12.5')
  expect(given).toEqual([])
  await userEvent.tab()
  expect(given).toEqual([12.5])
  await userEvent.clear(input)
  await userEvent.type(input, '40{Enter}')
  expect(given).toEqual([12.5, 40])
})

it('points out of range are not taken, and stay to be corrected', async () => {
  const given = await open({ min: 0, max: 50, points: 8 })
  const input = screen.getByRole('textbox', { name: 'Window' })
  await userEvent.clear(input)
  await userEvent.type(input, '60{Enter}')
  expect(input).toHaveProperty('value', '60')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(given).toEqual([])
})

it('half points are shown beside the buttons', async () => {
  await open({ min: 0, max: 10, points: 7.5 })
  expect(screen.getByRole('status').textContent).toBe('7.5')
  await userEvent.click(screen.getByRole('button', { name: '8' }))
  expect(screen.queryByRole('status')).toBeNull()
})
