import Clear from '@mui/icons-material/CloseOutlined'
import { Dialog, IconButton, Popover } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { CategoryType } from '#contract/common/searchCates.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import styles from './Cascader.module.css'
import { CascadePanel } from './CascadePanel.tsx'
import inputStyles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { LevelField } from './LevelField.tsx'
import { useCascade } from './useCascade.ts'
import { useFieldInput } from './useFieldInput.ts'

interface CascaderInputProps {
  /**
   * The fields from the top down, each within the previous field: `['category_id', 'level1_id',
   * 'level2_id']`.
   */
  readonly sources: readonly [string, ...string[]]
  /** The categories that the back end's search covers. */
  readonly type: CategoryType
}

/**
 * Several levels of categories in one control that writes a field for each: side by side on a wide screen,
 * one after the other on a phone, found at any level by typing.
 */
export function CascaderInput({ sources, type }: CascaderInputProps) {
  const [first, ...lower] = sources
  const { register, ...input } = useFieldInput(first)
  const translate = useTranslate()
  const cascade = useCascade(sources)
  const isPhone = useIsPhone()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    input.onBlur()
  }
  const shown = cascade.text || translate('atrium.pick.choose')
  const title = translate('atrium.labelled', { label: input.label, name: shown })
  const panel = <CascadePanel cascade={cascade} type={type} isPhone={isPhone} onDone={close} />
  return (
    <Labelled {...input}>
      <div className="row shrink gap-8">
        <button
          id={input.id}
          ref={(element) => {
            button.current = element
            register(element)
          }}
          type="button"
          className={`${inputStyles['control']} ${styles['button']}`}
          data-empty={cascade.text === '' || undefined}
          aria-label={title}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-describedby={input.describedBy}
          onClick={() => setOpen(true)}
        >
          {shown}
        </button>
        {cascade.chosen.length > 0 && (
          <IconButton
            size="small"
            aria-label={translate('atrium.pick.clear', { field: input.label })}
            onClick={() => {
              cascade.choose([])
              button.current?.focus()
            }}
          >
            <Clear fontSize="small" />
          </IconButton>
        )}
      </div>
      {lower.map((source) => (
        <LevelField key={source} source={source} onFocus={() => button.current?.focus()} />
      ))}
      {isPhone ? (
        <Dialog fullScreen open={isOpen} onClose={close} slotProps={{ paper: { 'aria-label': input.label } }}>
          {panel}
        </Dialog>
      ) : (
        <Popover
          open={isOpen}
          anchorEl={() => button.current}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': input.label } }}
        >
          {panel}
        </Popover>
      )}
    </Labelled>
  )
}
