import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { searchCates, type CategoryType } from '#contract/common/searchCates.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import styles from './Cascader.module.css'
import type { Cascade } from './useCascade.ts'
import { useLookup } from './useLookup.ts'

interface CascadeSearchProps {
  /** The debounced search text. */
  readonly q: string
  /** More results are loading. */
  readonly isTyping: boolean
  readonly type: CategoryType
  readonly cascade: Cascade
  readonly onPick: (chain: readonly RaRecord[]) => void
}

/** Matching categories of all levels, each with its path from the top. */
export function CascadeSearch({ q, isTyping, type, cascade, onPick }: CascadeSearchProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { data, isPending } = useLookup(searchCates, q === '' ? null : { query: { q, type } })
  const chains = (data?.list ?? []).map(({ _id }) => cascade.chainTo(_id)).filter((chain) => chain.length > 0)
  if (chains.length === 0) {
    return (
      <output className={styles['none']}>
        {translate(isPending || isTyping ? 'atrium.pick.searching' : 'atrium.state.no_result.title')}
      </output>
    )
  }
  return (
    <ul className={styles['found']}>
      {chains.map((chain) => (
        <li key={chain.map(({ id }) => id).join(' ')}>
          <button type="button" className={styles['option']} onClick={() => onPick(chain)}>
            {chain.map(nameOf).join(' › ')}
          </button>
        </li>
      ))}
    </ul>
  )
}
