import { lazy, Suspense, type ComponentProps } from 'react'
import type { FileChoiceList } from './FileChoiceList.tsx'

// Few files can be read in several ways.
const Choices = lazy(async () => ({ default: (await import('./FileChoiceList.tsx')).FileChoiceList }))

/** `FileChoiceList`, fetched once a file was refused. */
export const FileChoices = (props: ComponentProps<typeof FileChoiceList>) =>
  props.error ? (
    <Suspense>
      <Choices {...props} />
    </Suspense>
  ) : null
