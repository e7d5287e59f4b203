import Add from '@mui/icons-material/AddOutlined'
import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import { Button, IconButton } from '@mui/material'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { TourTemplateItem } from '#contract/RM/tourTemplate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { FieldError } from '#src/kit/form/input/FieldError.tsx'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { PointDialog } from './PointDialog.tsx'
import { PointLine } from './PointLine.tsx'
import { movedBy } from './points.ts'
import styles from './TourTemplate.module.css'

/** The points of a checklist in their order: added and changed in a dialog, moved up and down by buttons. */
export function PointsInput() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { register, ...input } = useFieldInput('items')
  const site: unknown = useWatch({ name: 'site' })
  const [open, setOpen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const points = pointsIn(input.value)
  const change = (next: readonly TourTemplateItem[]) => {
    input.setValue(next)
    input.onBlur()
  }
  const move = (at: number, by: -1 | 1, name: string, button: string) => {
    const next = movedBy(points, at, by)
    if (next === points) return
    flushSync(() => {
      change(next)
      setSaid(translate('RM.tourTemplate.moved', { item: name, place: at + by + 1 }))
    })
    // React moves the other line or this one; either way the focus stays on the button that was pressed.
    document.getElementById(button)?.focus()
  }
  const chosen = open === null ? undefined : points[open]
  const label = (text: string, item: string) => translate(`RM.tourTemplate.${text}`, { item })
  const shownName = (point: TourTemplateItem) => nameOf({ ...point, id: point.code })
  return (
    <div id={input.id} ref={register} tabIndex={-1}>
      <FieldError id={input.id} error={input.error} />
      {points.length === 0 && <p>{translate('RM.tourTemplate.no_items')}</p>}
      <ol className={styles['points']} aria-label={input.label}>
        {points.map((point, at) => {
          const name = shownName(point)
          const ids = { up: `${input.id}-${point.code}-up`, down: `${input.id}-${point.code}-down` }
          return (
            <li key={point.code} className="row wrap gap-4">
              <button
                type="button"
                className="grow text-start"
                aria-label={label('edit', name)}
                onClick={() => setOpen(at)}
              >
                <PointLine point={point} name={name} />
              </button>
              <IconButton
                id={ids.up}
                aria-label={label('up', name)}
                aria-disabled={at === 0}
                onClick={() => move(at, -1, name, ids.up)}
              >
                <Up fontSize="small" />
              </IconButton>
              <IconButton
                id={ids.down}
                aria-label={label('down', name)}
                aria-disabled={at === points.length - 1}
                onClick={() => move(at, 1, name, ids.down)}
              >
                <Down fontSize="small" />
              </IconButton>
              <RemoveButton label={label('remove', name)} onRemove={() => change(points.toSpliced(at, 1))} />
            </li>
          )
        })}
      </ol>
      <output className="visually-hidden">{said}</output>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setOpen(points.length)}>
        {translate('RM.tourTemplate.add')}
      </Button>
      {open !== null && (
        <PointDialog
          title={chosen ? label('edit', shownName(chosen)) : translate('RM.tourTemplate.add')}
          point={chosen}
          hasSite={typeof site === 'string' && site !== ''}
          taken={points.filter((point) => point !== chosen).map(({ code }) => code)}
          onSave={(point) => change(points.toSpliced(open, 1, point))}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

// Valid by the contract's schema, or set here.
const pointsIn = (value: unknown): readonly TourTemplateItem[] =>
  Array.isArray(value) ? (value as TourTemplateItem[]) : []
