import { useState } from 'react'
import type { Field } from '#contract/field.ts'
import { plainNumber, shifted } from '#contract/numberText.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { useEdit } from './useEdit.ts'
import { useContractField, useFieldInput } from './useFieldInput.ts'

interface FigureInputProps {
  readonly source: string
  /** Shown after the number: a currency, %, m². */
  readonly unit?: string | undefined
  /**
   * How many places the decimal point is moved to the right of the stored value: 2 for a percentage of a
   * stored fraction.
   */
  readonly shift?: number
  /** Shown below: the stored number in another form. */
  readonly helpFor?: (value: number) => string
}

/**
 * A number; empty is null. Text that is not a number stays as it was typed, and is invalid. Thousands
 * separators are added when the input is left; all typed digits are kept.
 */
export function FigureInput({ source, unit, shift = 0, helpFor }: FigureInputProps) {
  const contract = useContractField(source)
  const { min, max } = contract
  const { register, ...input } = useFieldInput(source, { bounds: boundsShifted(contract, shift) })
  const [typed, setTyped] = useState<TypedText>(nothing)
  const [isFocused, setFocused] = useState(false)
  const edit = useEdit()
  const { value } = input
  const stored = typeof value === 'number' ? shifted(String(value), shift) : String(value ?? '')
  const shown = hasThousands(max) ? grouped(stored) : stored
  const means = ({ text, isGrouped }: TypedText) =>
    storedOf(isGrouped ? text.replaceAll(',', '') : text, unit, shift)
  // "1." may become 1.5, so the typed text stays as long as it means the form's value.
  const isOwn = Object.is(means(typed), value ?? null)
  const text = isFocused && isOwn ? typed.text : shown
  const said = helpFor && typeof value === 'number' ? helpFor(value) : ''
  const unitId = unit === undefined ? '' : `${input.id}-unit`
  const described = [input.describedBy, unitId, said === '' ? '' : `${input.id}-said`]
    .filter(Boolean)
    .join(' ')
  return (
    <Labelled {...input}>
      <div className="row shrink gap-8">
        <input
          id={input.id}
          ref={(element) => {
            register(element)
            const stop = edit.listen(element)
            return () => {
              stop?.()
              register(null)
            }
          }}
          className={styles['control']}
          type="text"
          inputMode={input.field.kind === 'integer' && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          aria-invalid={input.error !== undefined}
          aria-required={input.isRequired}
          aria-describedby={described === '' ? undefined : described}
          // The text stays: a change would lose what is selected, and what is typed would be added to the number.
          onFocus={() => {
            setTyped({ text: shown, isGrouped: shown !== stored })
            setFocused(true)
          }}
          onChange={({ target }) => {
            const next = {
              text: target.value,
              isGrouped: typed.isGrouped && edit.keepsSeparators(target.value),
            }
            setTyped(next)
            input.setValue(means(next))
          }}
          onBlur={() => {
            setFocused(false)
            input.onBlur()
          }}
        />
        {unit !== undefined && (
          <span id={unitId} className={styles['unit']}>
            {unit}
          </span>
        )}
      </div>
      {said !== '' && (
        <p id={`${input.id}-said`} className="muted tiny">
          {said}
        </p>
      )}
    </Labelled>
  )
}

/** A text that is being typed, and whether its commas are still those that separated the thousands before. */
interface TypedText {
  readonly text: string
  readonly isGrouped: boolean
}

const nothing: TypedText = { text: '', isGrouped: false }

const storedOf = (text: string, unit: string | undefined, shift: number): number | string | null => {
  const plain = plainNumber(text, { unit })
  if (plain === null) return null
  return plain === undefined ? text : Number(shifted(plain, -shift))
}

function boundsShifted({ min, max }: Pick<Field, 'min' | 'max'>, shift: number): Pick<Field, 'min' | 'max'> {
  const moved = (bound: number) => Number(shifted(String(bound), shift))
  return {
    ...(min === undefined ? {} : { min: moved(min) }),
    ...(max === undefined ? {} : { max: moved(max) }),
  }
}

/** A number with at most four digits is a year, or needs no separators. */
const hasThousands = (max: number | undefined): boolean => max === undefined || max > 9999

/** Adds thousands separators to a number; all digits stay. Other texts stay as they are. */
export function grouped(text: string): string {
  const match = /^(-?)(\d+)(\.\d*)?$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', rest = ''] = match
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}

/** A fraction that people type as a percentage: 12.5 for 0.125. */
export const PercentInput = ({ source }: { source: string }) => (
  <FigureInput source={source} unit="%" shift={2} />
)
