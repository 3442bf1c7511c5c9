import { LINES } from '../../support/lines.ts'
import { describeLine } from '../../support/rpc-suite.ts'

for (const line of LINES) describeLine(line)
