import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Difference, type FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { DifferenceSides } from '#src/kit/value/diff/DifferenceSides.tsx'
import styles from './Request.module.css'
import type { ProposedPart } from './requests.ts'
import { useProposed, useRequests } from './requestsContext.ts'

/** The changes of a request: fields of the record, then its parts. */
export function Changes({ fields }: { readonly fields: readonly FieldChange[] }) {
  const { looks, parts } = useProposed()
  const { of } = useRequests().contract.requests
  const own = fields.filter(({ field }) => !(field in parts))
  return (
    <>
      {own.length > 0 && <Difference fields={own} contract={of} looks={looks} />}
      {fields.map((change) => {
        const part = parts[change.field]
        return part && <PartChange key={change.field} part={part} change={change} />
      })}
    </>
  )
}

interface PartChangeProps {
  readonly part: ProposedPart
  readonly change: FieldChange
}

/** A part before and after the change, and in its current state, if that is known. */
function PartChange({ part: { title, Value }, change }: PartChangeProps) {
  const translate = useTranslate()
  const { from, to } = change
  const sides = [
    { key: 'before' as const, value: <Value value={from} other={to} mark="removed" /> },
    { key: 'after' as const, value: <Value value={to} other={from} mark="added" /> },
    { key: 'now' as const, value: <Value value={change.now} other={from} mark="added" /> },
  ].slice(0, 'now' in change ? 3 : 2)
  return (
    <div className={styles['part']}>
      <h3>{translate(title)}</h3>
      <DifferenceSides sides={sides} />
    </div>
  )
}
