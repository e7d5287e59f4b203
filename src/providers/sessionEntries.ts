import { isRecord } from '#contract/isRecord.ts'
import { readLanguages } from './languages.ts'
import { readMenu } from './menuEntry.ts'
import { readSpaceOwner } from './readSpaceOwner.ts'
import type { SessionState } from './session.ts'
import { parseStored } from './storage.ts'
import { readUser } from './userInfo.ts'

/** An entry of local storage that holds a part of the session. */
interface SessionEntry {
  readonly key: `atrium.${string}`
  /** The text to store; null removes the entry. */
  readonly print: (state: SessionState) => string | null
  /** Reads the part from the stored text. A corrupt entry counts as missing. */
  readonly read: (stored: string | null) => Partial<SessionState>
  /** The names of that part. */
  readonly parts: readonly (keyof SessionState)[]
}

/** The entries of local storage that hold the session (specification section 3). */
export const sessionEntries: readonly SessionEntry[] = [
  // First, because another tab that sees a new token must be able to see whose it is.
  {
    key: 'atrium.user_id',
    print: ({ userId }) => userId,
    read: (userId) => ({ userId: userId || null }),
    parts: ['userId'],
  },
  {
    key: 'atrium.access_token',
    print: ({ token, expiresAt }) => token && JSON.stringify({ token, expires_at: expiresAt }),
    read: (stored) => {
      const { token, expires_at } = record(parseStored(stored))
      return { token: textOrNull(token), expiresAt: typeof expires_at === 'number' ? expires_at : null }
    },
    parts: ['token', 'expiresAt'],
  },
  {
    key: 'atrium.user_info',
    // With the session's token, as specified (section 3), and never with an older token.
    print: ({ user, token }) => json(user && { ...user, access_token: token ?? '' }),
    read: (stored) => ({ user: readUser(parseStored(stored)) }),
    parts: ['user'],
  },
  {
    key: 'atrium.user_site',
    print: ({ site }) => site,
    read: (site) => ({ site: site || null }),
    parts: ['site'],
  },
  {
    key: 'atrium.site_chosen',
    print: ({ isSiteChosen }) => (isSiteChosen ? 'true' : null),
    read: (stored) => ({ isSiteChosen: stored === 'true' }),
    parts: ['isSiteChosen'],
  },
  {
    key: 'atrium.menu',
    print: ({ menu, menuKey }) => menu && JSON.stringify({ key: menuKey, list: menu }),
    read: (stored) => {
      const { key, list } = record(parseStored(stored))
      return Array.isArray(list) ? { menu: readMenu(list), menuKey: textOrNull(key) } : {}
    },
    parts: ['menu', 'menuKey'],
  },
  {
    key: 'atrium.space_owner',
    print: ({ spaceOwner }) => json(spaceOwner),
    read: (stored) => ({ spaceOwner: readSpaceOwner(parseStored(stored)) }),
    parts: ['spaceOwner'],
  },
  {
    key: 'atrium.languages',
    print: ({ languages }) => json(languages),
    read: (stored) => {
      const list = parseStored(stored)
      return { languages: Array.isArray(list) ? readLanguages(list) : null }
    },
    parts: ['languages'],
  },
]

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

const record = (value: unknown) => (isRecord(value) ? value : {})

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
