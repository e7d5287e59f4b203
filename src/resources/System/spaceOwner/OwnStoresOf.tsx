import { LinkBase, useCreatePath } from 'react-admin'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { FieldGroup } from '#src/kit/form/FieldGroup.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { OwnStoresInput } from './OwnStoresInput.tsx'

/** What is filled in besides the person. */
const ownStoresForm: readonly FieldGroup<typeof spaceOwner>[] = [
  { title: 'System.spaceOwner.group.who', fields: ['permits', 'valid_from', 'valid_to'] },
  { title: 'System.spaceOwner.group.stores', fields: ['all_stores', OwnStoresInput] },
]

/** The own stores of the person of this page, site by site. */
export function OwnStoresOf() {
  const resource = useResourceOf(spaceOwner.name) ?? ''
  const createPath = useCreatePath()
  return (
    <RelatedRecords
      title="System.spaceOwner.of_person"
      contract={spaceOwner}
      by="user_id"
      everySite
      sort={{ field: 'site', order: 'ASC' }}
      empty="System.spaceOwner.none"
      render={({ id, site, permits, all_stores, store_count }, { words, translate }) => (
        <>
          <LinkBase to={createPath({ resource, id, type: 'show' })}>
            <ReferenceLabel to="site" id={site} />
          </LinkBase>{' '}
          {permits.map((permit) => words.choice('permits', permit)).join(' · ')}{' '}
          <small>
            {all_stores
              ? translate('System.spaceOwner.every')
              : translate('System.spaceOwner.count', { smart_count: store_count })}
          </small>
        </>
      )}
      add={{ title: 'System.spaceOwner.add', form: ownStoresForm }}
    />
  )
}
