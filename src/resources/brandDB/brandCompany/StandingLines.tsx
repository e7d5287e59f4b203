import type { ReactNode } from 'react'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { MarkedList, type DifferenceMark } from '#src/kit/value/diff/MarkedList.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './BrandCompany.module.css'
import { relationText } from './relationText.ts'
import { keyOf, type Standing } from './standing.ts'

interface StandingLinesProps {
  readonly standings: readonly Standing[]
  /** The companies to compare with. */
  readonly others?: readonly Standing[]
  /** How to mark companies that are missing among the others; by default not at all. */
  readonly mark?: DifferenceMark
  /** At the end of a line. */
  readonly renderTools?: (standing: Standing, index: number) => ReactNode
}

/** The companies behind a brand, one per line, with their relation to it and the region. */
export function StandingLines({ standings, others = [], mark, renderTools }: StandingLinesProps) {
  const words = useWords(useResourceOf('brand_company') ?? '')
  if (standings.length === 0) return noValue
  const known = new Set(others.map(keyOf))
  return (
    <MarkedList
      className={styles['lines']}
      items={standings.map((standing, index) => {
        return {
          key: keyOf(standing),
          mark: known.has(keyOf(standing)) ? undefined : mark,
          content: (
            <>
              <ReferenceLabel to="company" id={standing.company_id} />{' '}
              <span className="muted">{relationText(standing, { words })}</span>
            </>
          ),
          tools: renderTools?.(standing, index),
        }
      })}
    />
  )
}
