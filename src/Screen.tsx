import { useLocation, useParams } from 'react-router-dom'
import type { Rule } from '#contract/access.ts'
import type { Plugin, ScreenLoader } from '#src/kit/definePlugin.ts'
import { Part } from '#src/kit/Part.tsx'
import { Forbidden } from '#src/layout/pages/Forbidden.tsx'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { NoSuchPage } from './Landing.tsx'

interface Props {
  readonly plugin: Plugin
  /** What it is called where it fails: a route, or a resource and its screen. */
  readonly contribution: string
  readonly load: ScreenLoader
  readonly can: Rule | undefined
}

/** A screen of a resource: nothing stands beneath its address, such as `/create` under a list that nobody adds to. */
export const ResourceScreen = (props: Props) => (useParams()['*'] ? <NoSuchPage /> : <Screen {...props} />)

/** A screen of a plugin, for those who may see it. Give it a key: two screens at one place in the tree are not one. */
export const Screen = (props: Props) => (
  <Part
    {...props}
    refused={<Forbidden />}
    props={nothing}
    fallback={<PageLoading />}
    resetKey={useLocation().pathname}
  />
)

const nothing = {}
