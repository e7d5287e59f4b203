import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** A colour as `#rrggbb`, typed or picked; empty is null. */
export function ColourInput({ source }: { source: string }) {
  const { register, ...input } = useFieldInput(source)
  const translate = useTranslate()
  const text = String(input.value ?? '')
  const isColour = /^#[0-9a-f]{6}$/i.test(text)
  const set = (value: string) => input.setValue(value === '' ? null : value)
  return (
    <Labelled {...input}>
      <div className="row shrink gap-8">
        <input
          type="color"
          className={styles['swatch']}
          value={isColour ? text : unset}
          data-unset={!isColour || undefined}
          aria-label={translate('atrium.labelled', {
            label: input.label,
            name: translate('atrium.pick.colour'),
          })}
          onChange={(event) => set(event.target.value)}
          onBlur={input.onBlur}
        />
        <input
          id={input.id}
          ref={register}
          className={styles['control']}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="#"
          maxLength={7}
          value={text}
          aria-invalid={input.error !== undefined}
          aria-required={input.isRequired}
          aria-describedby={input.describedBy}
          onChange={(event) => set(event.target.value.trim())}
          onBlur={input.onBlur}
        />
      </div>
    </Labelled>
  )
}

/** The initial value of the browser's picker. */
const unset = '#888888'
