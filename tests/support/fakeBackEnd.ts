import { vi } from 'vitest'
import type { UserInfo } from '#contract/core/session.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'

/** A call as it arrived at the back end. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly init: RequestInit
}

/** Data of an envelope, a whole answer, or an error to throw as the network does; or a function that makes one. */
type Answer = object | null | ((asked: ReceivedRequest) => unknown)

/**
 * Stands in for the network: answers `fetch` by method and path (`'GET /menu'`, below `/api/v1`) with real
 * Responses. What was asked is in `asked`; what has no answer is a 404. Plain data is wrapped into an envelope.
 */
export function fakeBackEnd(answers: Record<string, Answer>) {
  const asked: ReceivedRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.href)
    const call: ReceivedRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/v1', ''),
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      init,
    }
    asked.push(call)
    init.signal?.throwIfAborted()
    const answer = answers[`${call.method} ${call.path}`]
    const made = typeof answer === 'function' ? await answer(call) : answer
    init.signal?.throwIfAborted()
    if (made === undefined) return new Response('<h1>Not found</h1>', { status: 404 })
    if (made instanceof Error) throw made
    return made instanceof Response ? made : envelope(made)
  })
  return { asked, answers, paths: () => asked.map(({ method, path }) => `${method} ${path}`) }
}

export const envelope = (data: unknown): Response => Response.json({ data, errcode: 0, errmsg: '' })

/** An error of the catalogue, as it travels: status 200. */
export const refusal = (errcode: number, errmsg: string, data: unknown = null): Response =>
  Response.json({ data, errcode, errmsg })

/** A brand editor of two malls, of which the second is in Hong Kong. */
export const editor: UserInfo = {
  _id: 'u1',
  username: 'brand.editor',
  name: '林晓',
  name_en: 'Lin Xiao',
  email: 'lin@example.com',
  mobile: null,
  sms_remind: false,
  must_change_password: false,
  must_set_up_factor: false,
  menu_version: '1',
  roles: [
    {
      _id: 'r1',
      type: 'business',
      name: '品牌编辑',
      name_en: null,
      name_tc: null,
      permissions: ['branddb.brand.view', 'branddb.brand.create'],
    },
  ],
  department: ['62'],
  sites: [
    {
      _id: '2',
      site_region: 'CN-S',
      code: 'GZ',
      name: '广州',
      name_en: 'Guangzhou',
      name_sc: null,
      name_tc: '廣州',
    },
    {
      _id: '9',
      site_region: 'HK',
      code: 'DPARK',
      name: '香港',
      name_en: 'Hong Kong',
      name_sc: null,
      name_tc: null,
    },
  ],
  locale: 'en_US',
  staff_level: null,
  access_token: 't1',
  data: { permissions: ['branddb.brand.view', 'branddb.brand.create'], is_manager: false, is_admin: false },
}

/** An entry that everyone with `branddb.brand.view` sees at every site. */
export const menuEntry = (entry: Partial<MenuEntry> & Pick<MenuEntry, '_id'>): MenuEntry => ({
  name: entry._id,
  name_en: null,
  name_tc: null,
  parent: null,
  uri: `/${entry._id}`,
  icon: null,
  order: 0,
  is_out: false,
  out_url: null,
  permission_code: 'branddb.brand.view',
  sites: [],
  is_active: true,
  ...entry,
})
