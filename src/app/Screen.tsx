import { memo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Rule } from '#contract/access.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { ScreenLoader } from '#src/kit/base/resource/defineResource.ts'
import { Part } from '#src/kit/page/part/Part.tsx'
import { Forbidden } from '#src/layout/pages/Forbidden.tsx'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { NoSuchPage } from './Landing.tsx'

interface Props {
  readonly plugin: Plugin
  /** Its name in error messages: a route, or a resource and its screen. */
  readonly contribution: string
  readonly load: ScreenLoader
  readonly can: Rule | undefined
}

/**
 * A screen of a resource. Addresses below it are not found, such as `/create` under a list without a create
 * screen.
 */
export const ResourceScreen = (props: Props) => (useParams()['*'] ? <NoSuchPage /> : <Screen {...props} />)

/**
 * A screen of a plugin, for users who may see it. Give it a key, because two screens at the same place in the
 * tree must not share state. It is not rendered again with the routes around it.
 */
export const Screen = memo(function Screen(props: Props) {
  return (
    <ScreenPart
      {...props}
      refused={refused}
      props={nothing}
      fallback={loading}
      resetKey={useLocation().pathname}
    />
  )
})

const ScreenPart = memo(Part<object>)

const refused = <Forbidden />
const nothing = {}
const loading = <PageLoading />
