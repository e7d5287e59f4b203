import type { JsonSchema } from './schemaOf.ts'

/**
 * Moves the `$defs` of all schemas to `components/schemas` and points the references there, because `#` means the whole
 * document in OpenAPI, not the schema. Equal ones become one.
 */
export function withSharedSchemas(document: JsonSchema & { readonly components: Components }): JsonSchema {
  const shared = new Map<string, { readonly name: string; schema: unknown }>()

  const share = (name: string, schema: unknown): string => {
    const text = JSON.stringify(schema).replaceAll(`"${local}${name}"`, '"#"')
    const known = shared.get(text)
    if (known) return known.name
    const made = { name: `Recursive${shared.size + 1}`, schema: undefined as unknown }
    shared.set(text, made)
    made.schema = moved(schema, new Map([[local + name, made.name]]))
    return made.name
  }
  const moved = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => moved(one, names))
    if (typeof value !== 'object' || value === null) return value
    const { $defs, ...rest } = value as { readonly $defs?: object }
    const known = new Map(names)
    for (const [name, schema] of Object.entries($defs ?? {})) known.set(local + name, share(name, schema))
    return Object.fromEntries(
      Object.entries(rest).map(([key, part]: [string, unknown]) => {
        const name = key === '$ref' && typeof part === 'string' ? known.get(part) : undefined
        return [key, name === undefined ? moved(part, known) : `#/components/schemas/${name}`]
      }),
    )
  }

  const { components, ...rest } = document
  const described = moved(rest, new Map()) as JsonSchema
  const own = moved(components, new Map()) as Components
  const recursive = Object.fromEntries([...shared.values()].map(({ name, schema }) => [name, schema]))
  return { ...described, components: { ...own, schemas: { ...own.schemas, ...recursive } } }
}

interface Components {
  readonly schemas: JsonSchema
  readonly [part: string]: unknown
}

const local = '#/$defs/'
