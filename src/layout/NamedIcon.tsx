import Default from '@mui/icons-material/ArticleOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { SvgIcon } from '@mui/material'
import { useEffect, useState } from 'react'

/** An icon of the set that is not in the bundle: its place stays empty until it is there. Give it its name as the key. */
export const NamedIcon = ({ name }: { name: string }) => {
  const [Icon, setIcon] = useState<SvgIconComponent>(() => fetched.get(name) ?? SvgIcon)
  useEffect(() => {
    let isShown = true
    void fetchIcon(name).then((icon) => isShown && setIcon(() => icon))
    return () => {
      isShown = false
    }
  }, [name])
  return <Icon aria-hidden />
}

/** A name that the set does not have, and one that cannot be fetched now, is the default. */
async function fetchIcon(name: string): Promise<SvgIconComponent> {
  const known = fetched.get(name)
  if (known) return known
  try {
    const { anyIcon } = await import('./anyIcon.ts')
    const icon = (await anyIcon(name)) ?? Default
    fetched.set(name, icon)
    return icon
  } catch {
    return Default
  }
}

const fetched = new Map<string, SvgIconComponent>()
