import { useTranslate } from 'react-admin'
import { SkeletonBar } from '#src/kit/state/Skeletons.tsx'
import s from './Sessions.module.css'

/** A placeholder while sessions load. */
export const SessionsSkeleton = () => {
  const translate = useTranslate()
  return (
    <output className={s.items} aria-label={translate('atrium.state.loading')}>
      {[1, 2].map((line) => (
        <span key={line} className={s.item} aria-hidden>
          <span className={s.icon} />
          <span className={s.coming}>
            <SkeletonBar width="180px" />
            <SkeletonBar width="min(420px, 80%)" />
          </span>
        </span>
      ))}
    </output>
  )
}
