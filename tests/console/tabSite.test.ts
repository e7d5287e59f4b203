import { beforeEach, describe, expect, it } from 'vitest'
import { storedPage } from '#src/app/storedPage.ts'
import { forgetOtherSites } from '#src/providers/forgetOtherSites.ts'
import { currentSite, openSession } from '#src/providers/session.ts'
import { addressAt, putSiteInAddress, withoutSite } from '#src/providers/siteAddress.ts'
import { siteInAddress } from '#src/providers/tabSite.ts'
import { editor, menuEntry } from '#tests/support/fakeBackEnd.ts'

const goTo = (address: string, state: unknown = null): void => history.replaceState(state, '', address)

/** What another tab of the browser does when its site is switched. */
function switchElsewhere(site: string): void {
  const entries = {
    'atrium.user_site': site,
    'atrium.menu': JSON.stringify({ key: `u1|${site}|1`, list: [menuEntry({ _id: `menu of ${site}` })] }),
    'atrium.space_owner': JSON.stringify([
      { site, stores: [{ _id: `store of ${site}` }], permits: ['tour'] },
    ]),
  }
  for (const [key, value] of Object.entries(entries)) {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

/** The site that the console shows, and the one that the first script asks for. */
const sites = () => [currentSite(openSession().get()), storedPage()?.site]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  goTo('/')
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user: editor, site: '2', isSiteChosen: true })
  session.update({ menu: [menuEntry({ _id: 'menu of 2' })], menuKey: 'u1|2|1', spaceOwner: [] })
})

describe('the site of a tab', () => {
  it('stays when another tab is switched, now and after a reload', () => {
    const session = openSession()
    forgetOtherSites(session)
    switchElsewhere('9')
    expect(session.get().site).toBe('2')
    expect(sites()).toEqual(['2', '2'])
  })

  it('comes without the menu and the stores of another site', () => {
    const session = openSession()
    forgetOtherSites(session)
    expect(session.get()).toMatchObject({ menu: [{ _id: 'menu of 2' }], spaceOwner: [] })
    switchElsewhere('9')
    const again = openSession()
    forgetOtherSites(again)
    expect(again.get()).toMatchObject({ site: '2', menu: null, menuKey: null, spaceOwner: null })
  })

  it('is that of its address, as of a link that is opened in a new tab', () => {
    sessionStorage.clear()
    goTo('/?site=9#/brandDB/store')
    expect(sites()).toEqual(['9', '9'])
    forgetOtherSites(openSession())
    // The tab keeps it when the address names none.
    goTo('/#/brandDB/store')
    expect(sites()).toEqual(['9', '9'])
  })

  it('is in a new tab without a site in the address the one chosen last', () => {
    switchElsewhere('9')
    sessionStorage.clear()
    expect(sites()).toEqual(['9', '9'])
  })

  it.each(['/?site=77#/', '/?site=#/', '/?site=toString#/'])(
    'is never one that is not theirs: %s',
    (address) => {
      goTo(address)
      expect(sites()).toEqual(['2', '2'])
    },
  )

  it('stays in the address when the session ends by itself', () => {
    goTo('/?site=9#/brandDB/store')
    openSession().expire()
    expect(siteInAddress()).toBe('9')
    expect(openSession().get().site).toBe('9')
  })
})

describe('the address of a tab', () => {
  it('takes another site, with everything else as it was', () => {
    goTo('/?from=a%20mail&site=2&x#/brandDB/brand?page=2', { idx: 3 })
    putSiteInAddress('9')
    expect(location.href.replace(location.origin, '')).toBe('/?from=a%20mail&x&site=9#/brandDB/brand?page=2')
    expect(history.state).toEqual({ idx: 3 })
    putSiteInAddress(null)
    expect(location.search).toBe('?from=a%20mail&x')
  })

  it('gives its site to every link that begins with #', () => {
    goTo('/?site=9#/')
    const link = document.createElement('a')
    link.href = '#/brandDB/store?page=2'
    expect(link.href).toBe(`${location.origin}/?site=9#/brandDB/store?page=2`)
  })

  it('is given to others with the site alone', () => {
    goTo('/?from=mail&site=2#/')
    expect(addressAt('a&b')).toBe('/?site=a%26b')
    expect(addressAt(null)).toBe('/')
    expect(withoutSite('?site=2')).toBe('')
  })
})
