import type { ReactNode } from 'react'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { MarkedList, type DifferenceMark } from '#src/kit/value/diff/MarkedList.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './BrandCompany.module.css'
import { relationText } from './relationText.ts'
import { keyOf, type CompanyLink } from './companyLink.ts'

interface CompanyLinkLinesProps {
  readonly links: readonly CompanyLink[]
  /** The companies to compare with. */
  readonly others?: readonly CompanyLink[]
  /** How to mark companies that are missing among the others; by default not at all. */
  readonly mark?: DifferenceMark
  /** At the end of a line. */
  readonly renderTools?: (link: CompanyLink, index: number) => ReactNode
}

/** The companies behind a brand, one per line, with their relation to it and the region. */
export function CompanyLinkLines({ links, others = [], mark, renderTools }: CompanyLinkLinesProps) {
  const words = useWords(useResourceOf('brand_company') ?? '')
  if (links.length === 0) return noValue
  const known = new Set(others.map(keyOf))
  return (
    <MarkedList
      className={styles['lines']}
      items={links.map((link, index) => {
        return {
          key: keyOf(link),
          mark: known.has(keyOf(link)) ? undefined : mark,
          content: (
            <>
              <ReferenceLabel to="company" id={link.company_id} />{' '}
              <span className="muted">{relationText(link, { words })}</span>
            </>
          ),
          tools: renderTools?.(link, index),
        }
      })}
    />
  )
}
