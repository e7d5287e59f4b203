import Add from '@mui/icons-material/AddOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
import { NumberBox } from '#src/kit/form/input/NumberBox.tsx'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import { useRowKeys } from '#src/kit/form/input/useRowKeys.ts'
import wizard from './StoreChange.module.css'

/** A corner of an outline: its shares of the drawing's width and height. */
export type Corner = readonly [number, number]

interface CornerListProps {
  readonly corners: readonly Corner[]
  readonly onChange: (corners: readonly Corner[]) => void
  readonly onBlur: () => void
}

/** The corners of an outline as percentages of the drawing, for users who type instead of clicking. */
export function CornerList({ corners, onChange, onBlur }: CornerListProps) {
  const translate = useTranslate()
  const { keys, remove } = useRowKeys(corners.length)
  return (
    <>
      <ol className={wizard['corners']}>
        {corners.map((corner, index) => (
          <li key={keys[index]}>
            {ways.map((way) => (
              <NumberBox
                key={way}
                min={0}
                max={100}
                unit="%"
                value={Math.round(corner[way === 'across' ? 0 : 1] * 1e4) / 100}
                aria-label={translate(`brandDB.store.plan.${way}`, { place: index + 1 })}
                onChange={(percent) => {
                  if (percent !== null) onChange(corners.with(index, moved(corner, way, percent)))
                }}
                onBlur={onBlur}
              />
            ))}
            <RemoveButton
              label={translate('brandDB.store.plan.remove', { place: index + 1 })}
              icon={<Delete fontSize="small" />}
              onRemove={() => {
                remove(index)
                onChange(corners.toSpliced(index, 1))
              }}
            />
          </li>
        ))}
      </ol>
      <div className="flex wrap gap-8">
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => onChange([...corners, corners.at(-1) ?? [0.5, 0.5]])}
        >
          {translate('brandDB.store.plan.add')}
        </Button>
        {corners.length > 0 && (
          <DiscardButton
            size="small"
            variant="text"
            label="brandDB.store.plan.clear"
            onDiscard={() => onChange([])}
          />
        )}
      </div>
    </>
  )
}

const ways = ['across', 'down'] as const

function moved([x, y]: Corner, way: (typeof ways)[number], percent: number): Corner {
  const at = Math.min(1, Math.max(0, percent / 100))
  return way === 'across' ? [at, y] : [x, at]
}
