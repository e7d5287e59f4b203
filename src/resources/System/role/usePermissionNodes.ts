import { useMemo } from 'react'
import type { z } from 'zod'
import { permission, permissionsList } from '#contract/System/permissionList.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import type { TreeNode } from '#src/kit/table/tree/TreeNode.ts'

const everything = { query: { range: 'ALL' } }
const refreshOn = [permission]

/** The permissions by code, and as a tree of areas, objects and actions. Names read `area · object · action`. */
export function usePermissionNodes() {
  const nameOf = useLocalName()
  const { data, error, retry } = useCall(permissionsList, everything, { refreshOn })
  // There can be thousands, and the form around them is rendered again with each change.
  const tree = useMemo(() => treeOf(data?.list ?? [], nameOf), [data, nameOf])
  return {
    ...tree,
    isLoaded: data !== undefined,
    error,
    retry,
  }
}

type Permissions = z.infer<typeof permissionsList.reply>['list']

function treeOf(list: Permissions, nameOf: ReturnType<typeof useLocalName>) {
  const nodes = new Map<string, TreeNode>()
  const names = new Map<string, string>()
  for (const { code, area, object, action: _, ...record } of list) {
    const name = nameOf({ ...record, id: code })
    const [areaName, ...others] = name.split(/\s*[·:：]\s*/)
    const above = object === '' ? `area:${area}` : `area:${area}.${object}`
    names.set(code, name)
    add(nodes, { id: `area:${area}`, parent: null, label: others.length > 0 ? (areaName ?? area) : area })
    if (object !== '') add(nodes, { id: above, parent: `area:${area}`, label: others.at(-2) ?? object })
    add(nodes, { id: code, parent: above, label: others.at(-1) ?? name, beside: code })
  }
  return { nodes: [...nodes.values()], nameOf: (code: string): string => names.get(code) ?? code }
}

/** The first permission of an area or object names it. */
function add(nodes: Map<string, TreeNode>, node: TreeNode): void {
  if (!nodes.has(node.id)) nodes.set(node.id, node)
}
