import type { RaRecord } from 'react-admin'
import type { TreeNode } from '#src/kit/table/tree/TreeNode.ts'
import type { Entry } from './DictionaryLevel.ts'

type Looks = Pick<TreeNode, 'icon' | 'beside'>

/** What an entry shows in the tree beside its name, made once for each record: rows that stay are not drawn again. */
export function looksOf({ level, record }: Entry): Looks {
  const known = made.get(record)
  if (known) return known
  const looks = { icon: level.icon?.(record), beside: level.beside?.(record) }
  made.set(record, looks)
  return looks
}

const made = new WeakMap<RaRecord, Looks>()
