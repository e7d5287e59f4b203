import { readStored, readText } from '#src/providers/storage.ts'
import { siteOfTab } from '#src/providers/tabSite.ts'

/** Whose page it is, where, and what their calls are sent with. */
export interface PageOwner {
  readonly token: string
  readonly userId: string | null
  readonly site: string | null
}

/**
 * The owner of the page as the session is stored: as much of it as the first readings need, because reading all of it
 * takes more code than the first script should have. Null if nobody is signed in.
 */
export function storedPage(): PageOwner | null {
  const { token } = readStored('atrium.access_token')
  const { sites } = readStored('atrium.user_info')
  const own: readonly ({ readonly _id: string } | null)[] = Array.isArray(sites) ? sites : []
  const site = siteOfTab(own) ?? own[0]?._id ?? null
  return typeof token === 'string' ? { token, userId: readText('atrium.user_id'), site } : null
}
