import { use, useRef, useState } from 'react'
import { useMatches, useOutlet } from 'react-router-dom'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import styles from './KeptPage.module.css'
import { KeptPage } from './KeptPage.tsx'

/** The `handle` of routes whose pages are kept when they are left. */
export const keptHandle = { isKept: true }

/**
 * The page of the address. Lists are kept when they are left, the last few of them: who comes back finds the list as it
 * was, within a frame, while its rows are read again. All are forgotten as soon as the user, their rights or the site change.
 */
export function Pages() {
  const place = useRef<HTMLDivElement>(null)
  const subject = use(SubjectContext)
  const outlet = useOutlet()
  const match = useMatches().at(-1)
  // An address below that of a list is not found.
  const current = match?.handle === keptHandle && !match.params['*'] ? match.pathname : null
  const [kept, setKept] = useState({ subject, paths: none })
  const others = kept.subject === subject ? kept.paths.filter((path) => path !== current) : none
  const paths = current === null ? others : [current, ...others].slice(0, most)
  if (kept.subject !== subject || paths.join('\n') !== kept.paths.join('\n')) setKept({ subject, paths })
  const forget = (path: string) =>
    setKept((all) => ({ ...all, paths: all.paths.filter((one) => one !== path) }))
  return (
    <>
      <div ref={place} className={styles['box']} />
      {paths.toSorted().map((path) => (
        <KeptPage
          key={path}
          page={path === current ? outlet : null}
          place={place}
          forget={() => forget(path)}
        />
      ))}
      {current === null ? outlet : null}
    </>
  )
}

/** How many lists are kept. */
const most = 3

const none: readonly string[] = []
