import { describePlugin } from 'atrium/testing'
import plugin from '../src/plugin.ts'

describePlugin(plugin)
