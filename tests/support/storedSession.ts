import type { BrowserContextOptions } from 'playwright'
import type { SiteInfo } from '#contract/core/session.ts'
import type { TestServer } from './testServer.ts'

/** Where somebody works and how they look at it. */
export interface Choices {
  /** One of their sites, by its id or a part of its name; the first of them when left out. */
  readonly site?: string | undefined
  /** Their own when left out. */
  readonly locale?: string | undefined
  /** That of the machine when left out. */
  readonly theme?: string | undefined
}

/** What a browser keeps of somebody who has signed in (specification section 3), in a session of its own. */
export async function storedSession(
  server: Pick<TestServer, 'url' | 'anonymous'>,
  username: string,
  { site = '', locale, theme }: Choices = {},
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const { token, call } = await server.anonymous.signIn(username)
  const { data } = await call('GET', '/userinfo')
  const sites: SiteInfo[] = data.sites
  const chosen = sites.find(
    ({ _id, name, name_en, name_sc, name_tc }) =>
      _id === site || [name, name_en, name_sc, name_tc].some((text) => text?.includes(site)),
  )
  if (sites.length > 0 && !chosen) throw new Error(`${username} has no site ${site}`)
  if (chosen) await call('POST', '/site/change', {}, { site: chosen._id })
  const entries = {
    user_id: data._id,
    access_token: JSON.stringify({ token, expires_at: Math.floor(Date.now() / 1000) + day }),
    locale: locale ?? data.locale,
    ...(chosen ? { user_site: chosen._id, site_chosen: 'true' } : {}),
    ...(theme ? { theme } : {}),
  }
  const localStorage = Object.entries<string>(entries).map(([name, value]) => ({
    name: `atrium.${name}`,
    value,
  }))
  return { cookies: [], origins: [{ origin: server.url, localStorage }] }
}

const day = 86_400
