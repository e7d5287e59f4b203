import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compose } from '#src/kit/compose.ts'
import { definePlugin, type ScreenLoader } from '#src/kit/definePlugin.ts'
import { noticesOf } from '#src/noticesOf.tsx'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'

async function show(...notices: ScreenLoader[]) {
  const i18n = await createI18nProvider('en_US')
  const plugin = definePlugin({
    id: 'common',
    api: 1,
    title: { zh_CN: '公共', zh_TW: '公用', en_US: 'Common' },
    notices,
  })
  render(
    <CoreAdminContext i18nProvider={i18n}>
      {noticesOf(compose([{ id: 'common', plugin }]), i18n)}
      <h1>The page</h1>
    </CoreAdminContext>,
  )
}

const Good = () => <p>Bind your number</p>
const Broken = () => {
  throw new Error('kaput')
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('what a plugin puts above the pages', () => {
  it('stands there, and the page does not wait for it', async () => {
    await show(async () => Good)
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
    expect(await screen.findByText('Bind your number')).toBeTruthy()
  })

  it('is missing when it cannot be fetched, and the next one stands', async () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    await show(
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      async () => Good,
    )
    expect(await screen.findByText('Bind your number')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(String(complained.mock.calls[0])).toContain('A notice of common could not be loaded')
  })

  it('leaves the page standing when it fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await show(async () => Broken)
    expect((await screen.findByRole('alert')).textContent).toContain('notices[0]')
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
  })

  it('is given by its loader, or the plugin is not mounted', () => {
    const plugin = { id: 'x', api: 1, title: { zh_CN: '', zh_TW: '', en_US: '' }, notices: [Good, 'no'] }
    expect(compose([{ id: 'x', plugin }]).problems).toMatchObject([{ code: 'loader', place: 'notices[1]' }])
  })
})
