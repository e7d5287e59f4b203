import Attach from '@mui/icons-material/AttachFileOutlined'
import Camera from '@mui/icons-material/PhotoCameraOutlined'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import styles from './FileInput.module.css'
import type { FieldInput } from './useFieldInput.ts'

interface FileDropProps {
  readonly input: FieldInput
  readonly isMany: boolean
  /** There already are files. */
  readonly hasSome: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** The area for choosing, dropping and pasting files. */
export function FileDrop({ input, isMany, hasSome, onFiles, children }: FileDropProps) {
  const { register, id, label, field, error, describedBy, onBlur } = input
  const translate = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isPicture = field.file !== 'any'
  const hasCamera = useIsPhone() && field.file === 'photo'
  const choose = translate(`atrium.file.${wordFor(isMany, isPicture, hasSome)}`)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  const open = (isCamera: boolean) => {
    if (isCamera) chooser.current?.setAttribute('capture', 'environment')
    else chooser.current?.removeAttribute('capture')
    chooser.current?.click()
  }
  return (
    // The button inside does the same for the keyboard.
    <EventArea
      as="div"
      className={styles['drop']}
      data-over={isOver || undefined}
      data-invalid={error !== undefined || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData: { files } }) => files.length > 0 && onFiles([...files])}
    >
      {children}
      <div className={styles['choose']}>
        {hasCamera && (
          <Button
            variant="outlined"
            startIcon={<Camera />}
            aria-label={translate('atrium.labelled', { label, name: translate('atrium.file.camera') })}
            onClick={() => open(true)}
          >
            {translate('atrium.file.camera')}
          </Button>
        )}
        <Button
          id={id}
          ref={register}
          variant="outlined"
          startIcon={<Attach />}
          aria-label={translate('atrium.labelled', { label, name: choose })}
          aria-describedby={describedBy}
          onClick={() => open(false)}
          onBlur={onBlur}
        >
          {choose}
        </Button>
        <span className={styles['hint']}>{translate('atrium.file.hint')}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={isMany}
          {...(isPicture ? { accept: pictures } : {})}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
    </EventArea>
  )
}

/** With explicit types, phones convert their photos to JPEG. */
const pictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

function wordFor(isMany: boolean, isPicture: boolean, hasSome: boolean): string {
  if (!isMany && hasSome) return 'replace'
  if (isPicture) return isMany ? 'choose_pictures' : 'choose_picture'
  return isMany ? 'choose' : 'choose_one'
}
