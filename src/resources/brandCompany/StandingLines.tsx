import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import difference from '#src/kit/diff/Difference.module.css'
import type { Mark } from '#src/kit/diff/SideValue.tsx'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { nothing } from '#src/kit/field/formatNumber.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import styles from './BrandCompany.module.css'
import { keyOf, type Standing } from './standing.ts'

interface StandingLinesProps {
  readonly standings: readonly Standing[]
  /** What they are compared with. */
  readonly others?: readonly Standing[]
  /** What is said of those that the others lack; nothing when left out. */
  readonly mark?: Mark
  /** At the end of a line. */
  readonly renderTools?: (standing: Standing, index: number) => ReactNode
}

/** The companies behind a brand, a line each: which, as what and where. */
export function StandingLines({ standings, others = [], mark, renderTools }: StandingLinesProps) {
  const translate = useTranslate()
  const words = useWords(useResourceOf('brand_company') ?? '')
  if (standings.length === 0) return nothing
  const known = new Set(others.map(keyOf))
  return (
    <ul className={`${difference['items']} ${styles['lines']}`}>
      {standings.map((standing, index) => {
        const isMarked = mark !== undefined && !known.has(keyOf(standing))
        const { company_id, relation, region } = standing
        return (
          <li key={keyOf(standing)} data-mark={isMarked ? mark : undefined}>
            <ReferenceLabel to="company" id={company_id} />{' '}
            <span className={styles['second']}>
              {[words.choice('relation', relation), region].filter(Boolean).join(' · ')}
            </span>
            {isMarked && <span className="visually-hidden"> ({translate(`atrium.difference.${mark}`)})</span>}
            {renderTools?.(standing, index)}
          </li>
        )
      })}
    </ul>
  )
}
