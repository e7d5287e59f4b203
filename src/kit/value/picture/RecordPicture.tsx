import { Monogram } from './Monogram.tsx'
import { Picture } from './Picture.tsx'
import styles from './Picture.module.css'

interface RecordPictureProps {
  readonly id: string
  readonly name: string
  /** The record's own picture, such as a logo. */
  readonly uid: string | null | undefined
  readonly size?: 'small' | 'large'
}

/** The picture of a record before its name; the first letter of the name if it has none. */
export function RecordPicture({ id, name, uid, size = 'small' }: RecordPictureProps) {
  const monogram = <Monogram id={id} name={name} size={size} />
  if (!uid) return monogram
  return (
    <span className={styles['mark']} data-size={size}>
      <Picture uid={uid} alt="" thumb fallback={monogram} />
    </span>
  )
}
