import type { Random } from '#server/demo/random.ts'
import { listCases } from './listCases.ts'

/** Where brands are listed, got and created, by whom, and which brands are there. */
export interface LoadTarget {
  readonly url: string
  readonly token: string
  readonly found: readonly { readonly _id: string; readonly category_id: string }[]
}

/** Makes one call, and throws if it is refused. */
type MakeCall = (chance: Random) => Promise<void>

/** The calls whose work is measured, by name. */
export function loadCalls({ url, token, found }: LoadTarget): ReadonlyMap<string, MakeCall> {
  const headers = { token, 'content-type': 'application/json' }
  const call = async (path: string, init: RequestInit = {}): Promise<void> => {
    const response = await fetch(`${url}/api/v1${path}`, { headers, ...init })
    const { errcode } = (await response.json()) as { errcode: number }
    if (errcode !== 0) throw new Error(`${path} answers ${errcode}`)
  }
  const lists = listCases.map(({ name, ask }): [string, MakeCall] => [
    listName(name),
    (chance) => call(`/bdbrand?${searchOf(ask(chance).query)}`),
  ])
  return new Map<string, MakeCall>([
    ...lists,
    ['get', (chance) => call(`/bdbrand/${chance.pick(found)._id}`)],
    [
      'create',
      (chance) => call('/bdbrand', { method: 'POST', body: JSON.stringify(newBrand(chance, found)) }),
    ],
  ])
}

export const listName = (name: string): string => `list: ${name}`

/** What somebody types who adds a brand. */
export function newBrand(chance: Random, found: LoadTarget['found']) {
  const number = chance.int(1, 1_000_000)
  return {
    name: `负载${number}`,
    name_en: `Load ${number}`,
    category_id: chance.pick(found).category_id,
  }
}

function searchOf(query: Record<string, unknown>): string {
  const parts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return new URLSearchParams(parts).toString()
}
