import { isRecord } from '#contract/isRecord.ts'
import { http } from '#src/providers/pageSession.ts'
import { attempt } from '#src/providers/storage.ts'

/** What the provider gave back, with the secret of the page that began. */
interface ProviderReturn {
  readonly code: string
  readonly state: string
  readonly iss?: string
  readonly binding: string
}

const key = 'atrium.provider'

/** Goes to the sign-in page of the identity provider. The secret stays in this tab. */
export async function goToProvider(): Promise<void> {
  const { data } = await http.send({ method: 'POST', path: '/signin/provider' })
  const { url, binding } = isRecord(data) ? data : {}
  if (typeof url !== 'string' || typeof binding !== 'string') throw new Error('no address of the provider')
  sessionStorage.setItem(key, JSON.stringify({ binding, hash: location.search + location.hash }))
  location.assign(url)
}

/**
 * What this page came back with from the provider, once: the address and the secret are cleared, and the
 * address leads where it led before. `refused` if the provider says no; null if it did not come from there.
 */
export function takeReturned(): ProviderReturn | 'refused' | null {
  const query = new URLSearchParams(location.search)
  const [code, state] = [query.get('code'), query.get('state')]
  if (state === null || (code === null && !query.has('error'))) return null
  const { binding, hash } = begun()
  sessionStorage.removeItem(key)
  history.replaceState(null, '', location.pathname + (hash || '#/login'))
  if (code === null) return 'refused'
  const iss = query.get('iss')
  return { code, state, binding: binding || '-', ...(iss === null ? {} : { iss }) }
}

function begun(): { binding: string; hash: string } {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? ''))
  const { binding, hash } = isRecord(kept) ? kept : {}
  return { binding: String(binding ?? ''), hash: String(hash ?? '') }
}
