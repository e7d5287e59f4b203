import Add from '@mui/icons-material/AddOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton } from '@mui/material'
import { useGetOne, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { Labelled } from '#src/kit/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import { FloorPlan } from '#src/resources/floor/resource.ts'
import styles from './Store.module.css'

type Corner = [number, number]
const source = 'plan_polygon'

/** The outline of a unit on the drawing of its floor: clicked corner by corner, or typed as figures. */
export function PlanInput() {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const input = useFieldInput(source, {
    alsoWrong: () => (getValues(source) && cornersIn(getValues(source)).length < 3 ? 'corners' : undefined),
  })
  const corners = cornersIn(input.value)
  const set = (next: readonly Corner[]) => input.setValue(next.length === 0 ? null : next)
  const plan = useFloorPlan()
  const outline = { id: 'own', label: input.label, corners, isCurrent: true }
  return (
    <Labelled {...input} help={translate('brandDB.store.plan.draw')}>
      <FloorPlan
        uid={plan}
        label={input.label}
        outlines={[outline]}
        onPoint={(corner) => set([...corners, corner])}
      />
      <ol className={styles['corners']} id={input.id} tabIndex={-1} ref={input.register}>
        {corners.map((corner, index) => (
          // A corner has nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {[0, 1].map((way) => (
              <input
                key={way}
                type="number"
                min={0}
                max={100}
                step="any"
                value={Math.round((corner[way] ?? 0) * 1e4) / 100}
                aria-label={translate(`brandDB.store.plan.${way === 0 ? 'across' : 'down'}`, {
                  place: index + 1,
                })}
                onChange={({ target: { value } }) =>
                  set(corners.with(index, moved(corner, way, Number(value) / 100)))
                }
                onBlur={input.onBlur}
              />
            ))}
            <IconButton
              size="small"
              aria-label={translate('brandDB.store.plan.remove', { place: index + 1 })}
              onClick={() => set(corners.toSpliced(index, 1))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className={styles['row']}>
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => set([...corners, corners.at(-1) ?? [0.5, 0.5]])}
        >
          {translate('brandDB.store.plan.add')}
        </Button>
        {corners.length > 0 && (
          <Button size="small" onClick={() => set([])}>
            {translate('brandDB.store.plan.clear')}
          </Button>
        )}
      </div>
    </Labelled>
  )
}

/** The drawing of the floor that is chosen in the form. */
function useFloorPlan(): string | null {
  const floor: unknown = useWatch({ name: 'floor_id' })
  const resource = useResourceOf('floor')
  const id = typeof floor === 'string' ? floor : ''
  const { data } = useGetOne(resource ?? '', { id }, { enabled: resource !== undefined && id !== '' })
  return typeof data?.['plan'] === 'string' ? data['plan'] : null
}

// What the contract's own schema let in, or what was put here.
const cornersIn = (value: unknown): Corner[] => (Array.isArray(value) ? (value as Corner[]) : [])

const moved = ([x, y]: Corner, way: number, to: number): Corner => {
  const at = Math.min(1, Math.max(0, Number.isFinite(to) ? to : 0))
  return way === 0 ? [at, y] : [x, at]
}
