import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nContextProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Boundary } from '#src/kit/page/part/Boundary.tsx'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'

const i18n = await createI18nProvider('en_US')
const inEnglish = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
  ),
}

let isBroken = true
const Part = () => {
  if (isBroken) throw new Error('kaput')
  return <p>the part</p>
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a part that fails', () => {
  const page = (resetKey = '/a') => (
    <>
      <p>the rest</p>
      <Boundary plugin={{ id: 'RM', version: '1.2' }} contribution="/RM/tour" resetKey={resetKey}>
        <Part />
      </Boundary>
    </>
  )

  it('leaves the rest alone, names itself and shows why', () => {
    render(page(), inEnglish)
    expect(screen.getByText('the rest')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('RM 1.2: /RM/tour could not be shown')
    expect(screen.getByRole('alert').textContent).toContain('kaput')
  })

  it('is drawn again on request', async () => {
    render(page(), inEnglish)
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('the part')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is tried again by going elsewhere, and not by staying', () => {
    const { rerender } = render(page(), inEnglish)
    isBroken = false
    rerender(page())
    expect(screen.queryByRole('alert')).toBeTruthy()
    rerender(page('/b'))
    expect(screen.getByText('the part')).toBeTruthy()
  })

  it('is reported with its name and the error', () => {
    const onFault = vi.fn()
    render(
      <Boundary plugin={{ id: 'RM', version: '1.2' }} contribution="/RM/tour" onFault={onFault}>
        <Part />
      </Boundary>,
      inEnglish,
    )
    expect(onFault.mock.calls).toEqual([
      [{ plugin: { id: 'RM', version: '1.2' }, contribution: '/RM/tour', error: new Error('kaput') }],
    ])
  })

  it('may throw anything, null too', () => {
    const Odd = () => {
      throw null
    }
    render(
      <Boundary plugin={{ id: 'RM' }} contribution="card">
        <Odd />
      </Boundary>,
      inEnglish,
    )
    expect(screen.getByRole('alert')).toBeTruthy()
  })
})
