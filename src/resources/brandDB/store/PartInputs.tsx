import Add from '@mui/icons-material/AddOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { WizardField } from '#src/kit/page/wizard/WizardField.tsx'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import wizard from './StoreChange.module.css'

/** A part of a unit as it is typed. */
export interface Part {
  /** It stays the same when other parts are added or removed. */
  readonly key: number
  readonly store_no: string
  readonly area: string
}

interface PartInputsProps {
  readonly parts: readonly Part[]
  readonly onChange: (parts: readonly Part[]) => void
  /** By `parts.<place>.<field>`. */
  readonly errors: Readonly<Record<string, string>>
  /** The number of the unit. */
  readonly base: string
}

const most = 20

/** The parts into which a unit is split, at least two: the number and area of each. */
export function PartInputs({ parts, onChange, errors, base }: PartInputsProps) {
  const translate = useTranslate()
  const change = (index: number, field: 'store_no' | 'area') => (value: string) =>
    onChange(parts.map((part, at) => (at === index ? { ...part, [field]: value } : part)))
  const add = () => {
    const key = Math.max(...parts.map((part) => part.key)) + 1
    const letter = String.fromCodePoint(65 + (parts.length % 26))
    onChange([...parts, { key, store_no: `${base}${letter}`, area: '' }])
  }
  return (
    <>
      {parts.map(({ key, store_no, area }, index) => (
        <fieldset key={key} className={wizard['part']}>
          <legend className="strong">{translate('brandDB.store.split.part', { place: index + 1 })}</legend>
          <WizardField
            label={translate('brandDB.store.split.number')}
            value={store_no}
            onChange={change(index, 'store_no')}
            error={errors[`parts.${index}.store_no`]}
          />
          <WizardField
            label={translate('brandDB.store.split.area')}
            type="figure"
            value={area}
            onChange={change(index, 'area')}
            error={errors[`parts.${index}.area`]}
          />
          {parts.length > 2 && (
            <RemoveButton
              label={translate('brandDB.store.action.remove_part', { place: index + 1 })}
              icon={<Delete />}
              onRemove={() => onChange(parts.toSpliced(index, 1))}
            />
          )}
        </fieldset>
      ))}
      {errors['parts'] !== undefined && (
        <p role="alert" className="red">
          {errors['parts']}
        </p>
      )}
      {parts.length < most && (
        <div className="flex wrap gap-8">
          <Button size="small" startIcon={<Add />} onClick={add}>
            {translate('brandDB.store.action.add_part')}
          </Button>
        </div>
      )}
    </>
  )
}
