import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import styles from './Import.module.css'

interface SheetDropProps {
  readonly file: File | null
  readonly onFile: (file: File) => void
}

/** Accepts one workbook or CSV, chosen or dropped. */
export function SheetDrop({ file, onFile }: SheetDropProps) {
  const translate = useTranslate()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files?.[0]) onFile(files[0])
  }
  return (
    // The input inside does the same for the keyboard.
    <EventArea
      as="label"
      className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <span className="accent medium">{translate('atrium.import.file')}</span>
      <input
        className="visually-hidden"
        type="file"
        accept=".xlsx,.csv"
        onChange={({ target }) => {
          take(target.files)
          // So that the same file can be chosen again once it has been corrected.
          target.value = ''
        }}
      />
      {file && <strong>{file.name}</strong>}
    </EventArea>
  )
}
