import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Labelled } from './Labelled.tsx'
import { StoresByFloor, type StoresByFloorProps } from './StoresByFloor.tsx'
import { useFieldInput } from './useFieldInput.ts'

type StoresInputProps = Omit<StoresByFloorProps, 'chosen' | 'onChoose'> & {
  readonly source: string
  /** The check of the contract refuses none. */
  readonly isRequired?: boolean
}

/** An input for some of these stores, floor by floor. */
export function StoresInput({ source, isRequired = false, ...options }: StoresInputProps) {
  const input = useFieldInput(source)
  const translate = useTranslate()
  const chosen = Array.isArray(input.value) ? input.value.map(String) : []
  // Stores that are no longer offered, such as units that were merged, have no box to tick.
  const ticked = options.stores.filter(({ _id }) => chosen.includes(_id)).length
  return (
    <Labelled isGroup {...input} isRequired={isRequired}>
      <output>{translate('atrium.pick.stores', { smart_count: ticked })}</output>
      <StoresByFloor {...options} chosen={chosen} onChoose={input.setValue} />
    </Labelled>
  )
}
