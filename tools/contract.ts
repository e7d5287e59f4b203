import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '#contract/call.ts'
import type { Resource } from '#contract/resource.ts'

// Read by separate calls, such as `/permissions/list`; the engine serves no list of them.
const unserved = ['permission', 'performanceRecord']

const root = dirname(import.meta.dirname)

/** The contracts of the areas and of the server's core, by the names of the exports in `contract/<area>/`. */
export const contract = await readContract()

interface Contract {
  readonly resources: Readonly<Record<string, Resource>>
  readonly calls: Readonly<Record<string, Call>>
}

async function readContract(): Promise<Contract> {
  const files = globSync('contract/*/*.ts', { cwd: root }).toSorted()
  const modules = files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(root, file)).href))
  const exported = (await Promise.all(modules)).flatMap((module: unknown) =>
    Object.entries<unknown>(module as Readonly<Record<string, unknown>>),
  )
  const of = <T>(is: (value: unknown) => value is T) =>
    exported.flatMap(([name, value]) => (is(value) ? [[name, value] as const] : []))
  return {
    resources: Object.fromEntries(of(isResource).filter(([name]) => !unserved.includes(name))),
    calls: Object.fromEntries(of(isCall)),
  }
}

function isResource(value: unknown): value is Resource {
  return has(value, 'path', 'fields', 'waiting')
}

function isCall(value: unknown): value is Call {
  return has(value, 'path', 'method', 'does', 'reply')
}

function has(value: unknown, ...names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
