import { useTranslate } from 'react-admin'
import { FieldError } from '#src/kit/input/FieldError.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import { ShopsByFloor } from './ShopsByFloor.tsx'
import styles from './Tour.module.css'

/** An input for the route of a tour: the own shops, floor by floor. It is walked from the lowest floor up, by number. */
export function RouteInput({ texts }: { readonly texts: string }) {
  const input = useFieldInput('store_ids')
  const translate = useTranslate()
  const chosen = Array.isArray(input.value) ? input.value.map(String) : []
  return (
    <fieldset className={styles['route']} aria-describedby={input.describedBy} id={input.id}>
      <legend>
        {input.label} <span>{translate('atrium.form.required')}</span>
      </legend>
      <output>{translate(`${texts}.chosen`, { smart_count: chosen.length })}</output>
      <FieldError id={input.id} error={input.error} />
      <ShopsByFloor texts={texts} chosen={chosen} onChoose={input.setValue} />
    </fieldset>
  )
}
