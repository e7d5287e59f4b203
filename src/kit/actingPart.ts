import type { SyntheticEvent } from 'react'
import type { Plugin } from './definePlugin.ts'

/** Whose event it is, and where it came up. */
export interface ActingPart {
  readonly plugin: Pick<Plugin, 'id' | 'version'>
  readonly contribution: string
}

/**
 * The part of a plugin whose event is being handled at this very moment; null when none is, or nobody can tell: what
 * goes wrong after an `await` is no event's any more.
 */
export const actingPart = (): ActingPart | null =>
  latest !== null && latest.event.eventPhase !== Event.NONE ? latest.part : null

/** For the element round a part: takes note of its events on their way in, those of its dialogs too. */
export function watchedEvents(part: ActingPart) {
  const note = ({ nativeEvent }: SyntheticEvent): void => {
    latest = { event: nativeEvent, part }
  }
  return Object.fromEntries(watched.map((name) => [name, note]))
}

let latest: { readonly event: Event; readonly part: ActingPart } | null = null

/** By React's names; `onChange` is one of these. */
const watched = [
  'onClickCapture',
  'onSubmitCapture',
  'onInputCapture',
  'onKeyDownCapture',
  'onKeyUpCapture',
  'onPointerDownCapture',
  'onMouseDownCapture',
  'onFocusCapture',
  'onBlurCapture',
  'onPasteCapture',
  'onDropCapture',
]
