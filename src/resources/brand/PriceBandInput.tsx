import { controlProps } from '#src/kit/input/controlProps.ts'
import { Labelled } from '#src/kit/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { priceBands } from './priceBands.ts'

/** How dear a brand is, chosen from the few bands there are. */
export function PriceBandInput() {
  const { register, ...input } = useFieldInput('price_band')
  const words = useWords()
  return (
    <Labelled {...input}>
      <select
        {...controlProps(input)}
        ref={register}
        value={String(input.value ?? '')}
        onChange={({ target }) => input.setValue(target.value === '' ? null : Number(target.value))}
        onBlur={input.onBlur}
      >
        <option value="">-</option>
        {priceBands.map((band) => (
          <option key={band} value={band}>
            {words.choice('price_band', band)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
