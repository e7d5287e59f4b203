import { useInterval } from '#src/kit/base/clock/useInterval.ts'
import { useWords } from '#src/light/useWords.ts'
import { lazily } from './lazily.tsx'
import s from './SignIn.module.css'
import { signInWords } from './signInWords.ts'
import { useConfigured } from './useConfigured.ts'

// The form can be used while the drawing loads.
const AtriumDrawing = lazily(
  async () => (await import('./AtriumDrawing.tsx')).AtriumDrawing,
  null,
  () => null,
)

/**
 * The drawing beside the form, and the motto on it. The drawing changes every three seconds, or at the operator's interval,
 * while the page is open (specification section 9); without a fade for users who prefer no motion.
 */
export const Picture = ({ seed, onRenew }: { readonly seed: number; readonly onRenew: () => void }) => {
  const words = useWords(signInWords)
  const period = useConfigured('ui.decor_ms', 3000)
  useInterval(onRenew, period)
  return (
    <aside className={`look-picture ${s.picture}`}>
      <AtriumDrawing seed={seed} />
      <div className="look-motto">
        <p className="look-headline">{words.headline}</p>
        <p>{words.line}</p>
      </div>
    </aside>
  )
}
