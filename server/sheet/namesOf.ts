import { Refusal } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { list } from '#server/engine/read.ts'
import type { Locale } from '#server/messages/errorText.ts'

/** What records are called, by noun and id; one that is not there is called by its id. */
export type Names = Map<string, string>

/** Learns what the records that a page refers to are called, as far as this person may know. */
export async function namesOf(
  known: Names,
  context: Context,
  { resource, page, locale }: { resource: Resource; page: readonly Row[]; locale: Locale },
): Promise<void> {
  // Dictionaries stay; what refers to ever other records must not fill the memory.
  if (known.size > mostKept) known.clear()
  for (const [name, { to }] of Object.entries(resource.fields)) {
    const target = to === undefined ? undefined : context.nouns.get(to)
    if (!target || !('name' in target.fields)) continue
    const ids = new Set(page.flatMap((record) => record[name] ?? []).map(String))
    const missing = [...ids].filter((id) => !known.has(`${to} ${id}`))
    for (let at = 0; at < missing.length; at += atOnce) {
      const cond = JSON.stringify({ _id: { $in: missing.slice(at, at + atOnce) } })
      for (const record of await readable(target, context, cond)) {
        known.set(`${to} ${String(record['_id'])}`, nameIn(record, locale))
      }
    }
  }
}

const mostKept = 10_000
const atOnce = 250

/** Through the engine, which knows what this person may see of it; one who may not goes on without. */
async function readable(target: Resource, context: Context, cond: string): Promise<Row[]> {
  try {
    return (await list(target, context, { cond, range: 'ALL' })).list
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

function nameIn(record: Row, locale: Locale): string {
  const own = { zh_CN: null, zh_TW: record['name_tc'], en_US: record['name_en'] }[locale]
  return String(own ?? record['name'])
}
