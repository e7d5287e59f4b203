import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { storeLineage } from '#contract/brandDB/storeLineage.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import type { Profile } from './profile.ts'
import styles from './Shop.module.css'

interface FormerUnitProps {
  readonly profile: Profile
}

/** Says that a unit was split or merged, and links to the shops that it became. */
export function FormerUnit({ profile }: FormerUnitProps) {
  const { store_id, is_split, is_merge } = profile
  const translate = useTranslate()
  const isFormer = is_split || is_merge
  const { data } = useCall(storeLineage, isFormer ? { query: { store_id } } : null)
  const pageOf = usePageShowing('store')
  if (!isFormer) return null
  const after = data?.edges.filter(({ parent_id }) => parent_id === store_id) ?? []
  return (
    <section className={styles['banner']} aria-label={translate('RM_shop_detail.shop.history.label')}>
      {translate(`RM_shop_detail.shop.history.${is_split ? 'split' : 'merge'}`)}{' '}
      {after.map(({ child_id }, index) => (
        <span key={child_id}>
          {index > 0 && ', '}
          <LinkBase to={pageOf?.(child_id) ?? ''}>
            {data?.nodes.find(({ _id }) => _id === child_id)?.store_no ?? child_id}
          </LinkBase>
        </span>
      ))}
    </section>
  )
}
