import type { Subject } from '#contract/access.ts'
import type { OwnedPart } from '#src/kit/base/registry/compose.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import { mayOf } from '#src/kit/base/person/subject.ts'

/** Resources whose records can be searched. */
export type Source = OwnedPart<ResourceDefinition>

/** The resources that this user may view, that are searchable and have a screen that shows a record. */
export const recordSources = <R extends ResourceDefinition>(
  resources: ReadonlyMap<string, R>,
  subject: Subject,
): readonly R[] =>
  [...resources.values()].filter(
    ({ contract, list, show }) =>
      contract.search.length > 0 && (list ?? show) !== undefined && mayOf(subject, contract.can.view),
  )

/** The address that shows a record: its page, otherwise its list, searched by the record's name. */
export const addressOf = ({ name, show }: ResourceDefinition, id: string, title: string): string =>
  show
    ? `/${name}/${encodeURIComponent(id)}/show`
    : `/${name}?${new URLSearchParams({ filter: JSON.stringify({ q: title }), page: '1' })}`
