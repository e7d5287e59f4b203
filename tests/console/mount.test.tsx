import { render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { tour } from '#contract/RM/tour.ts'
import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { shopTabs } from '#src/kit/base/plugin/slots.ts'
import { mount } from '#src/kit/base/plugin/mount.ts'
import { MountContext, mountedName, useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

const as = { of: 'RM', as: 'RMHK' }

it.each([
  ['RM', 'RMHK'],
  ['/RM/tour/list', '/RMHK/tour/list'],
  ['RM/tour/list', 'RMHK/tour/list'],
  ['RM.tour.title', 'RMHK.tour.title'],
  ['RM_evaluate.shop.title', 'RM_evaluate.shop.title'],
  ['/RMHK/tour', '/RMHK/tour'],
  ['atrium.RM.title', 'atrium.RM.title'],
])('%s is %s in the mounted area', (name, mounted) => {
  expect(mountedName(name, as)).toBe(mounted)
})

it('an area that is mounted has resources, addresses and labels of its own, and loaders that nobody shares', () => {
  const load = async () => () => null
  const parts = {
    resources: [{ name: 'RM/tour/list', contract: tour, menuPlace: '/RM/tour', list: load }],
    pages: [page('/RM/tour/:id', load, signedIn)],
    extensions: [extendSlot(shopTabs, { id: 'visits', label: 'RM.shop.visits.tab', load, can: signedIn })],
  }
  const mounted = mount(parts, as)
  expect(mounted).toMatchObject({
    mount: as,
    resources: [{ name: 'RMHK/tour/list', contract: tour, menuPlace: '/RMHK/tour' }],
    pages: [{ route: '/RMHK/tour/:id', can: signedIn }],
    extensions: [{ id: 'visits', label: 'RMHK.shop.visits.tab' }],
  })
  const loaders = [mounted.resources[0]?.list, mounted.pages[0]?.load, mounted.extensions[0]?.load]
  expect(loaders.filter((one) => one === load || one === undefined)).toEqual([])
})

it('its screens show its own texts, and lead to its own pages', () => {
  const i18n = { translate: (key: string) => key, changeLocale: async () => undefined, getLocale: () => 'en' }
  const Screen = () => <a href={useMounted()('/RM/tour/list')}>{useTranslate()('RM.tour.title')}</a>
  render(
    <I18nContextProvider value={i18n}>
      <MountContext value={as}>
        <Screen />
      </MountContext>
    </I18nContextProvider>,
  )
  expect(screen.getByRole('link', { name: 'RMHK.tour.title' }).getAttribute('href')).toBe('/RMHK/tour/list')
})
