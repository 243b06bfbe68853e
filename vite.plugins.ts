// The transforms that the app's build, Storybook and the unit tests share.
import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { linguiMacro } from './lingui-macro.vite.ts';

/** @param missing whether a text without a translation stops the build. Tests and `storybook dev` go on without. */
export const sourcePlugins = (missing: 'refused' | 'tolerated' = 'refused'): PluginOption[] => [
  vanillaExtractPlugin(),
  linguiMacro(),
  react({ compiler: true }),
  lingui({ failOnMissing: missing === 'refused', failOnCompileError: true }),
];
