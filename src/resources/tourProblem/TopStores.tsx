import { LinkBase } from 'react-admin'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { Section } from '#src/kit/record/Section.tsx'
import styles from './TourProblem.module.css'

interface TopStoresProps {
  readonly title: string
  readonly stores: readonly { readonly store_id: string; readonly name: string; readonly count: number }[]
  readonly to: (id: string) => string | undefined
}

/** The shops with the most problems, each with a link to them. */
export function TopStores({ title, stores, to }: TopStoresProps) {
  if (stores.length === 0) return null
  return (
    <Section title={title}>
      <ol className={styles['ranking']}>
        {stores.map(({ store_id, name, count }) => {
          const path = to(store_id)
          return (
            <li key={store_id}>
              {path === undefined ? <span>{name}</span> : <LinkBase to={path}>{name}</LinkBase>}
              <span>{formatNumber(count)}</span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
