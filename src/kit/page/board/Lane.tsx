import { useCallback, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLatest } from '#src/kit/base/control/useLatest.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { ReferencesContext, useReferences } from '#src/kit/value/field/references.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import { BoardCard } from './BoardCard.tsx'
import styles from './Board.module.css'
import { useBoard, useMoveState } from './boardContext.ts'
import { useDropLane } from './useDrag.ts'
import { followView, useInView } from './useInView.ts'
import { useLane } from './useLane.ts'

/** A lane of a board: its name, how many cards it has, and the first of them. The rest load as one scrolls. */
export function Lane({ lane }: { readonly lane: string }) {
  const translate = useTranslate()
  const words = useWords()
  const { source, statusColors, references: sources, move } = useBoard()
  const { active, moved, whyNot } = useMoveState()
  const { element, isInView } = useInView<HTMLElement>()
  const [isSeen, setSeen] = useState(isInView)
  if (isInView && !isSeen) setSeen(true)
  const { records, drawn, count, error, isPending, isFetching, more, retry } = useLane(lane, isSeen)
  const references = useReferences(records, useContract(), sources)
  const reason = whyNot(lane)
  const isOver = useDropLane(element, reason === null, () => active && move(active, lane))
  const name = words.choice(source, lane)
  const label =
    count === undefined ? name : translate('atrium.board.lane', { lane: name, total: formatNumber(count) })
  return (
    <section
      ref={element}
      className={styles['lane']}
      aria-label={label}
      data-lane={lane}
      data-drop={reason === undefined ? undefined : reason === null ? 'open' : 'closed'}
      data-over={isOver || undefined}
    >
      <header className={styles['head']}>
        <h2>
          <StatusChip tone={statusColors[lane]}>{name}</StatusChip>
        </h2>
        {count !== undefined && <span className="muted figures">{formatNumber(count)}</span>}
      </header>
      {typeof reason === 'string' && <p className={styles['reason']}>{reason}</p>}
      <div className={styles['scroller']}>
        {error && !records && <ErrorState error={error} retry={retry} />}
        {isPending && !error && isSeen && <SkeletonBar width="80%" />}
        {records?.length === 0 && <p className={styles['none']}>{translate('atrium.board.none')}</p>}
        <ReferencesContext value={references}>
          <ol className="column gap-8" aria-label={label}>
            {drawn?.map((record) => (
              <BoardCard
                key={record.id}
                record={record}
                isActive={record.id === active?.id}
                isMoved={String(record.id) === moved}
              />
            ))}
          </ol>
        </ReferencesContext>
        {more && <More load={more} />}
        {error && records && <Failed retry={retry} isBusy={isFetching} />}
      </div>
    </section>
  )
}

/** Below the cards of a lane that could not be loaded further. */
function Failed({ retry, isBusy }: { readonly retry: () => void; readonly isBusy: boolean }) {
  const translate = useTranslate()
  return (
    <>
      <p role="alert" className={styles['none']}>
        {translate('atrium.state.error.title')}
      </p>
      <button
        type="button"
        className={styles['more']}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) retry()
        }}
      >
        {translate('atrium.action.retry')}
      </button>
    </>
  )
}

/** Loads further cards as soon as the end of the lane comes into view. */
function More({ load }: { readonly load: () => void }) {
  const translate = useTranslate()
  const latest = useLatest(load)
  // Once each time it comes into view, since it is a new element after each page.
  const watch = useCallback(
    (button: HTMLElement | null) => followView(button, (isInView) => isInView && latest.current()),
    [latest],
  )
  return (
    <button ref={watch} type="button" className={styles['more']} onClick={load}>
      {translate('atrium.board.more')}
    </button>
  )
}
