import type { Resource } from '#contract/resource.ts'

/** The fields that name a record in a sheet, and by which it is found again. */
export interface LabelFields {
  /** The name that every record has, then the same in other languages. */
  readonly names: readonly [string, ...string[]]
  /** Distinguishes records with the same name. */
  readonly code?: string
}

/**
 * The fields that name the records of a resource: their names or, if not every record has a name, their code.
 */
export function labelFields({ fields, imports }: Resource): LabelFields | undefined {
  const keys = imports?.key.filter((name) => fields[name]?.kind === 'text') ?? []
  const code = fields['code'] ? 'code' : keys.length === 1 ? keys[0] : undefined
  const name = fields['name']
  if (name && !name.nullable && !name.derived) {
    const others = ['name_en', 'name_tc'].filter((other) => other in fields)
    return { names: ['name', ...others], ...(code === undefined ? {} : { code }) }
  }
  return code === undefined ? undefined : { names: [code] }
}
