import type { Resource } from '#contract/resource.ts'

/** By what a record is called in a sheet, and found again. */
export interface LabelFields {
  /** The one that every record has, then the same in other languages. */
  readonly names: readonly [string, ...string[]]
  /** Tells records of one name apart. */
  readonly code?: string
}

/** What records of a resource are called by: their names, or, where not every record has one, their own code. */
export function labelFields({ fields, imports }: Resource): LabelFields | undefined {
  const keys = imports?.key.filter((name) => fields[name]?.kind === 'text') ?? []
  const code = fields['code'] ? 'code' : keys.length === 1 ? keys[0] : undefined
  const name = fields['name']
  if (name && !name.nullable) {
    const others = ['name_en', 'name_tc'].filter((other) => other in fields)
    return { names: ['name', ...others], ...(code === undefined ? {} : { code }) }
  }
  return code === undefined ? undefined : { names: [code] }
}
