import Description from '@mui/icons-material/DescriptionOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Picture.module.css'
import type { KnownFile } from './useFiles.ts'

/**
 * A file that is not a picture: its name, which downloads it. A file that is missing or not accessible says
 * so.
 */
export function FileLink({ file, name }: { readonly file: KnownFile; readonly name: string }) {
  const translate = useTranslate()
  if (!file) {
    return (
      <span className={styles['file']}>
        {file === null
          ? translate('atrium.labelled', { label: name, name: translate('atrium.file.absent') })
          : name}
      </span>
    )
  }
  return (
    <a
      className={styles['file']}
      href={file.url}
      download={file.name}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Description fontSize="small" aria-hidden="true" />
      {file.name}
    </a>
  )
}
