import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { asList } from '#contract/oneOrMany.ts'
import type { role } from '#contract/System/role.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { CheckTree } from '#src/kit/table/tree/CheckTree.tsx'
import { usePermissionNodes } from './usePermissionNodes.ts'

/** The permissions of the role on its page; plain codes for somebody who may not read the catalogue. */
export function RolePermissions() {
  const translate = useTranslate()
  const codes = asList(useRecord<typeof role>()?.permissions ?? [])
  const { nodes, isLoaded, error } = usePermissionNodes()
  return (
    <Section title="System.role.group.permissions">
      {codes.length === 0 && <p>{translate('System.role.compare.none')}</p>}
      {codes.length > 0 && !isLoaded && !error && <RecordSkeleton />}
      {codes.length > 0 && isLoaded && (
        <CheckTree
          label={translate('System.role.group.permissions')}
          nodes={withAbove(nodes, codes)}
          checked={codes}
          onChange={() => undefined}
          isLinked
          isDisabled
        />
      )}
      {error && !isLoaded && <p>{codes.join(' · ')}</p>}
    </Section>
  )
}

/** The nodes of these codes, and those above them. */
function withAbove<N extends { readonly id: string; readonly parent: string | null }>(
  nodes: readonly N[],
  codes: readonly string[],
): readonly N[] {
  const kept = new Set(codes)
  for (const { id, parent } of nodes.toReversed()) if (kept.has(id) && parent !== null) kept.add(parent)
  return nodes.filter(({ id }) => kept.has(id))
}
