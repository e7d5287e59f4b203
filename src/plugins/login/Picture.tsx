import { Suspense } from 'react'
import { lazily } from './lazily.tsx'
import type { SignInMessages } from './messages.ts'
import s from './SignIn.module.css'

// The form can be used while the drawing loads.
const AtriumDrawing = lazily(
  async () => (await import('./AtriumDrawing.tsx')).AtriumDrawing,
  () => null,
)

/** The drawing beside the form, and the motto on it. */
export const Picture = ({ seed, words }: { readonly seed: number; readonly words: SignInMessages }) => (
  <aside className={s.picture}>
    <Suspense fallback={null}>
      <AtriumDrawing seed={seed} />
    </Suspense>
    <div className={s.motto}>
      <p className={s.headline}>{words.headline}</p>
      <p>{words.line}</p>
    </div>
  </aside>
)
