import { controlProps } from '#src/kit/input/controlProps.ts'
import { Labelled } from '#src/kit/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'

/** An input for a time of day at the site, `HH:MM`. */
export function TimeInput() {
  const { register, ...input } = useFieldInput('time')
  return (
    <Labelled {...input}>
      <input
        {...controlProps(input)}
        ref={register}
        type="time"
        value={String(input.value ?? '')}
        onChange={({ target: { value } }) => input.setValue(value === '' ? null : value)}
        onBlur={input.onBlur}
      />
    </Labelled>
  )
}
