import type { SvgIconComponent } from '@mui/icons-material'

/**
 * The loader of each icon of the set. Icons with the same first letter are in one chunk (vite.config.ts). The
 * query makes them separate modules: otherwise each icon that a screen imports would become a chunk of its
 * own.
 */
const files = import.meta.glob<SvgIconComponent>('/node_modules/@mui/icons-material/esm/*Outlined.js', {
  import: 'default',
  query: '?menu',
})

/** Returns an icon of the set by its name (`rocket_launch`); undefined for an unknown name. */
export const anyIcon = async (name: string): Promise<SvgIconComponent | undefined> =>
  loaders.get(keyOf(name))?.()

/** Names of files are in camel case and begin with a letter: `3d_rotation` is `ThreeDRotationOutlined.js`. */
function keyOf(name: string): string {
  const digits = /^\d*/.exec(name)?.[0] ?? ''
  const word = digits === '' ? '' : (numbers[Number(digits)] ?? digits)
  return word + name.slice(digits.length).replaceAll('_', '').toLowerCase()
}

const numbers: Readonly<Record<number, string>> = {
  ...(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twentyzero twentyone twentytwo twentythree twentyfour'
  ).split(' '),
  30: 'thirty',
  60: 'sixty',
  360: 'threesixty',
}

const nameIn = (file: string): string => /([^/]+)Outlined\.js/.exec(file)?.[1] ?? ''

const loaders = new Map(Object.entries(files).map(([file, load]) => [keyOf(nameIn(file)), load]))

/** The names of the set, in snake_case. */
export const iconNames: readonly string[] = Object.keys(files).map((file) =>
  nameIn(file)
    .replace(/([a-z])(?=[A-Z\d])|([A-Z\d])(?=[A-Z][a-z])/g, '$1$2_')
    .toLowerCase(),
)
