import { useState } from 'react'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** A number; empty is null. What is no number stays as it was typed, and is refused. */
export function NumberInput({ source }: { source: string }) {
  const { register, ...input } = useFieldInput(source)
  const [typed, setTyped] = useState('')
  // "1." is on its way to 1.5: what was typed stands as long as it means the value of the form.
  const text = Object.is(numberIn(typed), input.value ?? null) ? typed : String(input.value ?? '')
  return (
    <Labelled {...input}>
      <input
        id={input.id}
        ref={register}
        className={styles['control']}
        type="text"
        inputMode={input.field.kind === 'integer' && (input.field.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        aria-invalid={input.error !== undefined}
        aria-required={input.isRequired}
        aria-describedby={input.describedBy}
        onChange={(event) => {
          setTyped(event.target.value)
          input.setValue(numberIn(event.target.value))
        }}
        onBlur={input.onBlur}
      />
    </Labelled>
  )
}

/** NFKC: Chinese input methods type full-width digits. Separators of thousands may stand. */
function numberIn(text: string): number | string | null {
  const plain = text.normalize('NFKC').replaceAll(',', '').trim()
  if (plain === '') return null
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text
}
