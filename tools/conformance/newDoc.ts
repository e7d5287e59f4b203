import { contract } from '#tools/contract.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import type { About } from './about.ts'
import { rowsOf } from './record.ts'
import { Untried } from './trial.ts'

/** A doc for a new record with only the required fields. Throws `Untried` if a value cannot be found. */
export async function newDoc({ fields }: Resource, about: About): Promise<Record<string, unknown>> {
  const asked = Object.entries(fields).filter(([, { required }]) => required)
  const doc: Record<string, unknown> = {}
  for (const [name, field] of asked) {
    const value = field.to ? await idOf(field.to, about) : candidates(name, field, about).find(fits(field))
    if (value === undefined) throw new Untried(`no value is known for ${name}`)
    doc[name] = field.kind === 'refs' ? [value] : value
  }
  return doc
}

const fits =
  ({ schema }: Field) =>
  (value: unknown): boolean =>
    schema.safeParse(value).success

function candidates(name: string, { choices, min }: Field, { site }: About): unknown[] {
  const unique = Math.random().toString(36).slice(2, 8).toUpperCase()
  return [
    ...(name === 'site' ? [site] : []),
    ...(choices ?? []),
    `Conformance ${unique}`,
    `CF-${unique}`,
    unique,
    '2026-01',
    '2026-01-01',
    min,
    1,
    [],
    {},
  ]
}

/** The id of a record of another resource. */
async function idOf(name: string, { backEnd, samples, site }: About): Promise<unknown> {
  if (name === 'site') return site
  const path = Object.values<Resource>(contract.resources).find((resource) => resource.name === name)?.path
  if (!samples.has(name) && path !== undefined) {
    const { envelope } = await backEnd.ask({ method: 'GET', path, query: { site, range: '0-0' } })
    samples.set(name, rowsOf(envelope?.['data']) ?? [])
  }
  return samples.get(name)?.[0]?.['_id']
}
