import type { brand } from '#contract/brandDB/brand.ts'
import type { brandAudit } from '#contract/brandDB/brandAudit.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { AskWho } from '#src/providers/adoptToken.ts'
import { createHttp } from '#src/providers/http.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'

// Only types: the schemas of the contract are too large for this page.

/** A brand in the API. */
export type BrandOnPhone = RecordOf<typeof brand>

/** A pending request in the API. */
export type BrandAuditOnPhone = RecordOf<typeof brandAudit>

/** A record with names. */
export interface NamedRecord {
  readonly _id: string
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
}

/** The fields that can be changed here. */
export const textFields = [
  { source: 'name', lang: 'zh-CN', isLong: false },
  { source: 'name_tc', lang: 'zh-HK', isLong: false },
  { source: 'name_en', lang: 'en', isLong: false },
  { source: 'description', lang: 'zh-CN', isLong: true },
  { source: 'description_tc', lang: 'zh-HK', isLong: true },
  { source: 'description_en', lang: 'en', isLong: true },
] as const

/** The data of the page when it opens. */
export interface PageData {
  readonly brand: BrandOnPhone
  readonly tags: readonly NamedRecord[]
  readonly pending: BrandAuditOnPhone | null
  readonly canWithdraw: boolean
  /** The addresses of pictures, by uid. */
  readonly pictures: ReadonlyMap<string, string>
}

/**
 * The session of the console in this browser. If somebody else signs in, the page does not continue as that
 * person.
 */
export const session = openSession()

const http = createHttp({
  token: () => session.get().token,
  locale: storedLocale,
  catchUp: session.catchUp,
})

/**
 * Signs in with a token from the address like the console, if the token is valid. `ask` asks a person who is
 * already signed in.
 */
export async function adopt(token: string, ask: AskWho): Promise<void> {
  const { openWithToken } = await import('#src/app/startPlace.ts')
  // The page keeps its address: a link on it leads to sign-in.
  const signIn = createSignIn({ session, http, leave: () => undefined })
  await openWithToken(token, { session, http, signIn, ask })
}

/** Fetches the brand, its pending change if any, and related data. Rejects with an `HttpError`. */
export async function readAll(id: string): Promise<PageData> {
  const path = encodeURIComponent(id)
  const [brand, inprogress, tags] = await Promise.all([
    get<BrandOnPhone>(`/bdbrand/${path}`),
    get<{ audit: BrandAuditOnPhone | null; can_withdraw: boolean }>(`/bd/brand/audit_inprogress/${path}`),
    get<{ list: NamedRecord[] | null }>('/bdbrandtag', { range: 'ALL' }),
  ])
  const { audit, can_withdraw } = inprogress
  const uids = [brand.logo, audit?.after?.['logo']].filter((uid) => typeof uid === 'string')
  const pictures = new Map(await Promise.all(uids.map(async (uid) => [uid, await addressOf(uid)] as const)))
  return { brand, tags: tags.list ?? [], pending: audit, canWithdraw: can_withdraw, pictures }
}

/** Submits a change for approval. */
export const submit = ({ _id, rev }: BrandOnPhone, after: object): Promise<unknown> =>
  send('POST', '/bdbrandaudit', {
    kind: 'update',
    brand_id: _id,
    base_rev: rev,
    after,
    source: 'mobile',
  })

export const withdraw = ({ _id }: BrandAuditOnPhone): Promise<unknown> =>
  send('PUT', `/bdbrandaudit?cond=${encodeURIComponent(JSON.stringify({ _id }))}`, { action: 'withdraw' })

/** Sends a picture; reports the fraction that has been sent, from 0 to 1. */
export async function upload(file: File, onProgress: (sent: number) => void): Promise<Picture> {
  const body = new FormData()
  body.append('biz_type', 'brand')
  body.append('file', file)
  const { data } = await http.send({ method: 'POST', path: '/upload', body, onProgress })
  // The contract says what is in it.
  return (data ?? {}) as Picture
}

interface Picture {
  readonly uid: string
  readonly url: string
  readonly thumbUrl: string | null
}

async function addressOf(uid: string): Promise<string> {
  const { list } = await get<{ list: Picture[] }>('/file/addresses', { uids: uid })
  return list[0]?.thumbUrl ?? list[0]?.url ?? ''
}

// The reply has the type of the contract; the page shows it only as text.
const get = async <T>(path: string, query = {}): Promise<T> =>
  ((await http.send({ method: 'GET', path, query })).data ?? {}) as T

const send = async (method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> =>
  (await http.send({ method, path, body })).data
