import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { OwnStoresInput } from './OwnStoresInput.tsx'
import { OwnStoreTags } from './OwnStoreTags.tsx'
import { SpaceOwnerList } from './SpaceOwnerList.tsx'

/** Whose the stores of the site are, and for what: list, page and form. */
export const spaceOwnerScreens = resourceScreens(spaceOwner, {
  looks: { store_ids: { input: OwnStoresInput, render: (ids) => <OwnStoreTags ids={ids} /> } },
  list: SpaceOwnerList,
  facts: ['user_id', 'store_count'],
  form: [
    { title: 'System.spaceOwner.group.who', fields: ['user_id', 'permits'] },
    { title: 'System.spaceOwner.group.term', fields: ['valid_from', 'valid_to'] },
    { title: 'System.spaceOwner.group.stores', fields: ['all_stores', 'store_ids'] },
  ],
})
