/** The pace of work that must not block others. */
export interface Pace {
  /** The target duration of a batch in milliseconds. */
  readonly aim: number
  /** Lets others have their turn. */
  readonly giveWay: () => Promise<void>
}

const first = 25
/** Smaller batches are slower for everybody, because each has a fixed cost. */
const least = 25
const most = 400

/**
 * Does work in batches, as large as the machine manages in the target duration, until a batch has nothing to
 * do (0).
 */
export async function inPace(pace: Pace, work: (size: number) => Promise<number>): Promise<void> {
  for (let size = first; ;) {
    const started = performance.now()
    const done = await work(size)
    if (done === 0) return
    size = nextSize(done, pace.aim / (performance.now() - started))
    await pace.giveWay()
  }
}

/** Grows slowly and shrinks at once, but never so far that a batch is mostly what each batch costs. */
const nextSize = (done: number, ratio: number): number =>
  Math.max(least, Math.min(most, Math.floor(done * Math.min(ratio, 2))))
