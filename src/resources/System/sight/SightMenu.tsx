import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { userSight } from '#contract/System/sight.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Tree } from '#src/kit/table/tree/Tree.tsx'

type Entries = z.infer<typeof userSight.reply>['menu']

/** The menu as the person has it. */
export function SightMenu({ entries }: { readonly entries: Entries }) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  if (entries.length === 0) return <p>{translate('System.sight.no_menu')}</p>
  const nodes = entries.map(({ _id, parent, uri, ...names }) => ({
    id: _id,
    parent,
    label: nameOf({ ...names, id: _id }),
    beside: uri,
  }))
  return <Tree label={translate('System.sight.menu')} nodes={nodes} openLevels={1} />
}
