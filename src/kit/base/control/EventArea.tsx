import { createElement, type ComponentPropsWithRef, type ReactNode } from 'react'

type Tag = 'aside' | 'div' | 'label' | 'li' | 'section' | 'ul'

type EventAreaProps<T extends Tag> = { readonly as: T } & Omit<ComponentPropsWithRef<T>, 'onClick'>

/**
 * An element that is no control itself, but reacts to keys, dragging and pointing inside it. These are shortcuts: whatever
 * they do can also be done with a link or a control inside, so there is no `onClick`.
 */
export const EventArea = <T extends Tag>({ as, ...props }: EventAreaProps<T>): ReactNode =>
  createElement(as, props)
