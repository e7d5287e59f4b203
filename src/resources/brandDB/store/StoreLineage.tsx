import { useCreatePath, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { LineageGraph } from '#src/kit/value/timeline/LineageGraph.tsx'
import { useLineage } from './useStoreFacts.ts'

/**
 * The units that a unit was created from, and those that it became. Hidden if it was never split or merged.
 */
export function StoreLineage({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const { nodes = [], edges = [] } = useLineage(id) ?? {}
  if (edges.length === 0) return null
  return (
    <Section title="brandDB.store.group.lineage">
      <LineageGraph
        label={translate('brandDB.store.group.lineage')}
        current={id}
        nodes={nodes.map((node) => ({
          id: node._id,
          label: node.store_no,
          area: node.area,
          from: node.effective_from,
          to: node.effective_to,
          href: createPath({ resource, id: node._id, type: 'show' }),
        }))}
        // In a merge, the share is that of the old unit in the new one, because all of the old unit went
        // there.
        edges={edges.map(({ parent_id, child_id, kind, area_share }) => ({
          from: parent_id,
          to: child_id,
          ...(kind === 'split' ? { share: area_share } : {}),
        }))}
      />
    </Section>
  )
}
