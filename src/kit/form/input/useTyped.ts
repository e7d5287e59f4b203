import type { AutocompleteInputChangeReason } from '@mui/material'
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

/**
 * The text in an Autocomplete: the name of its value until a user types, then what they typed, until they select or leave.
 * MUI would put the name back whenever the value is another object, such as a record that has just arrived.
 */
export function useTyped({ id, name }: ChosenOption = none) {
  const [typed, setTyped] = useState<TypedText | null>(null)
  // What was typed in place of one value is not shown in place of another.
  const text = typed?.over === id ? typed.text : name
  const onFocus = useSelectedOnArrival({ id, name })
  return {
    /** What to search for; empty if nothing was typed. */
    search: text === name ? '' : text,
    /** For the Autocomplete. */
    typing: {
      inputValue: text,
      onInputChange: (_: unknown, next: string, reason: AutocompleteInputChangeReason) => {
        if (reason !== 'reset') setTyped(reason === 'input' ? { over: id, text: next } : null)
      },
      onFocus,
    },
  }
}

/**
 * A name that arrives after the field was entered is selected, as it would be if it had been there: what is typed next
 * replaces it. Returns the handler of the field's focus.
 */
function useSelectedOnArrival({ id, name }: ChosenOption) {
  const field = useRef<EventTarget>(null)
  const last = useRef(id)
  useLayoutEffect(() => {
    const isSame = id === last.current
    last.current = id
    const entered = document.activeElement
    const isThis = entered instanceof HTMLInputElement && entered === field.current
    if (isSame && isThis && entered.value === name) entered.select()
  }, [id, name])
  return ({ target }: FocusEvent) => {
    field.current = target
  }
}

/** The value of an Autocomplete. */
interface ChosenOption {
  readonly id: string
  readonly name: string
}

interface TypedText {
  readonly over: string
  readonly text: string
}

/** An Autocomplete with several values shows them as chips beside what is typed. */
const none = { id: '', name: '' }
