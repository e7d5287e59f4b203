import type { z } from 'zod'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import { searchCates } from '#contract/common/searchCates.ts'
import { problemCategories } from '#contract/RM/problem.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { list } from '#server/engine/read.ts'
import { route } from '#server/http/handler.ts'

type Category = z.infer<typeof searchCates.reply>['list'][number]

/** The dictionaries of a tree, each with the field that holds the parent. */
const trees: Readonly<Record<'brand' | 'sales', readonly { of: Resource; above: string }[]>> = {
  brand: [
    { of: brandCategory, above: 'parent' },
    { of: level1Classification, above: 'category_id' },
    { of: level2Classification, above: 'level1_id' },
  ],
  sales: [{ of: salesCategory, above: 'parent' }],
}

/** The maximum number of results; `total` counts all matches. */
const most = 200

/** Categories by name, each with its path from the top, for cascading pickers while the user types. */
export const searchCatesRoute = route(searchCates, async ({ query, reading }) => {
  const { type, parent } = query
  const q = query.q.trim()
  const found = await reading(async (context) => [
    ...(type === 'all' || type === 'brand' ? await searchTree('brand', q, context) : []),
    ...(type === 'all' || type === 'sales' ? await searchTree('sales', q, context) : []),
  ])
  const all = type === 'all' || type === 'problem' ? [...found, ...problemsCalled(q)] : found
  const matching = parent ? all.filter((one) => one.parent === parent) : all
  return { data: { list: matching.slice(0, most), total: matching.length } }
})

/**
 * A record of a dictionary in its tree. Ids are unique only within a dictionary, because a back end can
 * number each from 1.
 */
interface Node {
  readonly key: string
  readonly aboveKey: string | null
  readonly record: Row
}

async function searchTree(type: keyof typeof trees, q: string, context: Context): Promise<Category[]> {
  const nodes = new Map<string, Node>()
  const matching: Node[] = []
  for (const { of, above } of trees[type]) {
    const to = of.fields[above]?.to ?? of.name
    const matches = q === '' ? null : new Set((await wholeOf(of, context, { $q: q })).map(({ _id }) => _id))
    for (const record of await wholeOf(of, context, {})) {
      const upper = record[above]
      const aboveKey = typeof upper === 'string' ? `${to} ${upper}` : null
      const node = { key: `${of.name} ${String(record._id)}`, aboveKey, record }
      nodes.set(node.key, node)
      if (matches === null || matches.has(record._id)) matching.push(node)
    }
  }
  return matching.map((node) => shown(type, pathTo(node, nodes)))
}

/** A dictionary is a closed list, so all of it is one page. */
const wholeOf = async (resource: Resource, context: Context, cond: object): Promise<readonly Row[]> =>
  (await list(resource, context, { range: 'ALL', cond: JSON.stringify(cond) })).list

/**
 * From the top down to the node. In a cycle, or without an existing parent, the path begins at that point.
 */
function pathTo(node: Node, nodes: ReadonlyMap<string, Node>): readonly Node[] {
  const path = [node]
  for (let above = nodes.get(node.aboveKey ?? ''); above; above = nodes.get(above.aboveKey ?? '')) {
    if (path.includes(above)) break
    path.unshift(above)
  }
  return path
}

function shown(type: Category['type'], path: readonly Node[]): Category {
  const ids = path.map(({ record }) => String(record._id))
  const { name, name_en, name_tc } = path.at(-1)?.record ?? {}
  return {
    _id: ids.at(-1) ?? '',
    type,
    name: String(name),
    name_en: textOrNull(name_en),
    name_tc: textOrNull(name_tc),
    parent: ids.at(-2) ?? null,
    level: ids.length,
    path: ids,
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function problemsCalled(q: string): Category[] {
  const words = q.toLowerCase().split(/\s+/)
  return problemCategories.flatMap((_id): Category[] => {
    const { zh_CN: name, zh_TW: name_tc, en_US: name_en } = tourProblemWords.choices.category[_id]
    const written = `${name} ${name_tc} ${name_en}`.toLowerCase()
    if (!words.every((word) => written.includes(word))) return []
    return [{ _id, type: 'problem', name, name_en, name_tc, parent: null, level: 1, path: [_id] }]
  })
}
