import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { SideValue } from '#src/kit/value/diff/SideValue.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import difference from '#src/kit/value/diff/Difference.module.css'
import styles from './Conflict.module.css'

interface ConflictFieldProps {
  readonly source: string
  readonly mine: unknown
  readonly theirs: unknown
  readonly base: unknown
  /** Both changes started from it. If not, my value is compared with theirs. */
  readonly isBaseShared: boolean
  readonly keepsMine: boolean
  readonly onChoose: (keepsMine: boolean) => void
}

/**
 * One field that two people changed: mine, theirs, and what it was, with what each of them changed marked.
 */
export function ConflictField(props: ConflictFieldProps) {
  const { source, mine, theirs, base, isBaseShared, keepsMine, onChoose } = props
  const translate = useTranslate()
  const words = useWords()
  const field = useContract().fields[source]
  if (!field) return null
  const shared = { source, field, words }
  const sides = [
    { isMine: true, label: 'atrium.conflict.keep_mine', value: mine, other: isBaseShared ? base : theirs },
    { isMine: false, label: 'atrium.conflict.take_theirs', value: theirs, other: isBaseShared ? base : mine },
  ]
  return (
    <fieldset className={`${difference['sides']} ${styles['sides']}`} data-sides={isBaseShared ? 3 : 2}>
      <legend className="strong">{words.label(source)}</legend>
      {sides.map(({ isMine, label, value, other }) => (
        <label key={label} className="flex anywhere gap-10">
          <input
            type="radio"
            name={`conflict-${source}`}
            checked={keepsMine === isMine}
            onChange={() => onChoose(isMine)}
          />
          <span>
            <span className="block muted tiny">{translate(label)}</span>
            <SideValue {...shared} value={value} other={other} mark="added" />
          </span>
        </label>
      ))}
      {isBaseShared && (
        <p className={styles['base']}>
          <span className="block muted tiny">{translate('atrium.conflict.base')}</span>
          <SideValue {...shared} value={base} other={undefined} />
        </p>
      )}
    </fieldset>
  )
}
