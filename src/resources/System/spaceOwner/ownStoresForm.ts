import type { spaceOwner } from '#contract/common/spaceOwner.ts'
import type { FieldGroup } from '#src/kit/form/FieldGroup.ts'
import { OwnStoresInput } from './OwnStoresInput.tsx'

/** What is filled in besides the person. */
export const ownStoresForm: readonly FieldGroup<typeof spaceOwner>[] = [
  { title: 'System.spaceOwner.group.who', fields: ['permits', 'valid_from', 'valid_to'] },
  { title: 'System.spaceOwner.group.stores', fields: ['all_stores', OwnStoresInput] },
]
