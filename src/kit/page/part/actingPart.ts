import type { SyntheticEvent } from 'react'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'

/** The plugin and part that handle an event. */
export interface ActingPart {
  readonly plugin: Pick<Plugin, 'id' | 'version'>
  readonly contribution: string
}

/**
 * Returns the part of a plugin whose event is being handled right now; null if there is none or it is
 * unknown: an error after an `await` can no longer be traced to an event.
 */
export const actingPart = (): ActingPart | null =>
  latest !== null && latest.event.eventPhase !== Event.NONE ? latest.part : null

/**
 * Props for the element around a part: they record its events in the capture phase, including those of its
 * dialogs.
 */
export function watchedEvents(part: ActingPart) {
  const note = ({ nativeEvent }: SyntheticEvent): void => {
    latest = { event: nativeEvent, part }
  }
  return Object.fromEntries(watched.map((name) => [name, note]))
}

let latest: { readonly event: Event; readonly part: ActingPart } | null = null

/** By React's names, such as `onChange`. */
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
