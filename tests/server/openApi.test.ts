import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { addedFields } from '#tests/support/ownAreas.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties: Record<string, unknown> }> }
}
interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, unknown> }
}

let document: Document
const server = await serverForTests()
beforeAll(async () => {
  document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as Document
})

describe('whoever writes against the API', () => {
  it('finds every single call of the contract, with its body and its path’s parts', () => {
    for (const { method, path, carries } of Object.values<Call>(contract.calls)) {
      const found = document.paths[path]?.[method.toLowerCase()]
      expect(found, `${method} ${path}`).toBeDefined()
      const parts = found?.parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
      expect(path.split('/').filter((part) => part.startsWith('{'))).toEqual(parts)
      const sendsFiles = 'multipart/form-data' in (found?.requestBody?.content ?? {})
      expect(sendsFiles, `${method} ${path}`).toBe(carries === 'upload')
    }
  })

  it('finds the generic calls of every resource that somebody may make, and no others', () => {
    const verbs = { create: 'post', update: 'put', remove: 'delete' } as const
    for (const { path, can, name, fields } of Object.values<Resource>(contract.resources)) {
      expect(document.paths[`${path}/{id}`]?.['get']?.operationId).toBe(`id_${name}`)
      const writes = Object.entries(verbs).filter(([action]) => can[action as keyof typeof verbs])
      const generic = Object.values(document.paths[path] ?? {}).map(({ operationId }) => operationId)
      expect(generic).toEqual(expect.arrayContaining(writes.map(([action]) => `${action}_${name}`)))
      const columns = Object.keys(document.components.schemas[name]?.properties ?? {})
      expect(columns.toSorted()).toEqual([...Object.keys(fields), ...addedFields(name)].toSorted())
    }
  })

  it('finds what every reference names, also where a schema contains itself', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, name = '']) => name)
    const schemas = new Set(Object.keys(document.components.schemas))
    const unknown = names.filter((name) => !schemas.has(name.replace('#/components/schemas/', '')))
    expect([...new Set(unknown)]).toEqual([])
    expect(text).not.toContain('$defs')
    expect(document.components.schemas['Recursive1']).toBeDefined()
  })

  it('reads who may make a call', () => {
    expect(document.paths['/bdbrand']?.['post']?.description).toContain('branddb.brand.create')
    expect(document.paths['/bdbrand']?.['post']?.description).not.toContain('5003')
  })

  it('reads what a change changes, which part of it has to be there, and how it is sent twice', () => {
    const { post, put, delete: remove } = document.paths['/bdbrand'] ?? {}
    expect([post, put, remove].map((one) => one?.summary)).toEqual([
      'Creates a brand.',
      'Changes each matching brand.',
      'Removes each matching brand.',
    ])
    expect(remove?.description).toContain('4093 `in_use`')
    for (const change of [put, remove])
      expect(change?.parameters).toContainEqual(expect.objectContaining({ name: 'cond', required: true }))
    expect(post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    )
  })

  it('has names for operations that are nobody else’s, and references that lead somewhere', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)]
    expect(refs.map(([, name]) => String(name)).filter((name) => !document.components.schemas[name])).toEqual(
      [],
    )
  })
})
