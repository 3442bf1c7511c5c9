import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

export default defineConfig({
  main: {
    build: {
      rolldownOptions: {
        input: { index: 'src/main/index.ts', web: 'src/main/web.ts', cli: 'src/main/cli.ts' },
      },
    },
  },
  preload: {
    build: {
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: { plugins: [vue()], build: { minify: true, chunkSizeWarningLimit: 1024 } },
})
