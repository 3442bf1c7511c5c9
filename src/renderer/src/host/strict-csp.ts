import { z } from 'zod'

// Must run before any schema is built: zod otherwise probes `eval`, which the
// window's content security policy reports as a violation.
z.config({ jitless: true })
