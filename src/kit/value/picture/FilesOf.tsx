import { Picture } from './Picture.tsx'
import { PictureList } from './PictureList.tsx'
import styles from './Picture.module.css'

interface FilesOfProps {
  readonly uids: readonly string[]
  /** On a record's page files can be enlarged or downloaded; in a table a few thumbnails are shown. */
  readonly opens: boolean
}

/** The number of thumbnails in a cell. */
const most = 3

/** The files that a field of a record names. */
export function FilesOf({ uids, opens }: FilesOfProps) {
  if (opens) return <PictureList uids={uids} />
  return (
    <>
      {uids.slice(0, most).map((uid) => (
        <span className={styles['cell']} key={uid}>
          <Picture uid={uid} alt="" thumb fills />
        </span>
      ))}
      <span className={uids.length > most ? styles['more'] : 'visually-hidden'}>{uids.length}</span>
    </>
  )
}
