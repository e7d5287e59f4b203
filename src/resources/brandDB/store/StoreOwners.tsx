import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isHistory } from '#contract/brandDB/store.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import styles from './Store.module.css'
import type { Store } from './storeRecord.ts'
import { useAccess, useOwners } from './useStoreFacts.ts'

/** The users who act on a unit and for what, and whether the current user is one of them. */
export function StoreOwners({ record }: { readonly record: Store }) {
  const translate = useTranslate()
  const locale = useLocale()
  const owners = useOwners(record._id)
  const access = useAccess(record._id)
  const words = (permits: readonly string[]) =>
    permits.map((permit) => translate(`brandDB.store.owners.permit.${permit}`, { _: permit })).join(' · ')
  if (!owners) return null
  return (
    <Section title="brandDB.store.group.owners">
      <div className="stack shrink gap-10">
        {access?.reason !== undefined && (
          <p className={styles['own']} data-may={access.result}>
            {access.result
              ? translate('brandDB.store.owners.you_may', { permits: words(access.permits ?? []) })
              : translate(`brandDB.store.owners.why.${access.reason}`, { _: access.reason })}
          </p>
        )}
        {owners.length === 0 && !isHistory(record) && (
          <p className="muted">{translate('brandDB.store.owners.none')}</p>
        )}
        {/* A long list can be scrolled by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles['people']} tabIndex={0} aria-label={translate('brandDB.store.group.owners')}>
          {owners.map(({ user_id, name, name_en, permits }) => (
            <li key={user_id} className="flex wrap between">
              {locale === 'en_US' ? (name_en ?? name) : name}
              <span className="muted">{words(permits)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
