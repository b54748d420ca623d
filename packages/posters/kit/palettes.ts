/** One palette per region, from light to dark, so that the series belongs together. */
export const palettes = {
  /** The Brahmaputra at dawn: gold through mist to river teal. */
  assam: {
    light: '#fff1d0',
    glow: '#f6c873',
    warm: '#e08a1e',
    haze: '#c9b28f',
    mid: '#5f8a80',
    deep: '#0f6b6b',
    dark: '#0f4149',
    ink: '#0b2530',
  },
  /** Delhi's stone in late light: sand, saffron, brick, indigo shade. */
  delhi: {
    light: '#fdebc8',
    glow: '#f3bf6e',
    warm: '#e08a1e',
    haze: '#d9a06b',
    mid: '#b85c3c',
    deep: '#8d2f23',
    dark: '#4c2432',
    ink: '#16243a',
  },
  /** Night over the runway: indigo, sodium light, one cold sky. */
  night: {
    light: '#ffe3a3',
    glow: '#f0a93f',
    warm: '#e08a1e',
    haze: '#5b6c93',
    mid: '#34476f',
    deep: '#22335a',
    dark: '#16243a',
    ink: '#0c1626',
  },
  /** High Bhutan: snow, cold blue ridges, pine, whitewash and vermilion. */
  bhutan: {
    light: '#fff6e3',
    glow: '#f4d39b',
    warm: '#c9762a',
    haze: '#b9c8d6',
    mid: '#7d9bb3',
    deep: '#3f6478',
    dark: '#24505a',
    ink: '#12303a',
  },
  /** Clear water: sand, shallows, reef, drop-off. */
  sea: {
    light: '#fff3d6',
    glow: '#ffd9a0',
    warm: '#f08a5d',
    haze: '#a6dcd3',
    mid: '#43b3ae',
    deep: '#0f7f86',
    dark: '#0b4f63',
    ink: '#0a2e44',
  },
  /** Wet forest: light through leaves, fern, moss, bark. */
  forest: {
    light: '#f7f3cf',
    glow: '#dbe39a',
    warm: '#d98a2b',
    haze: '#a9c59a',
    mid: '#6a9a68',
    deep: '#36704f',
    dark: '#1e4b3c',
    ink: '#11302b',
  },
  /** The hills and plateaus of Meghalaya under rain light. */
  monsoon: {
    light: '#f3f0dc',
    glow: '#d9dcc0',
    warm: '#d08c3c',
    haze: '#b3c4bd',
    mid: '#7ba093',
    deep: '#3f7569',
    dark: '#22514d',
    ink: '#143338',
  },
  /** Forts and deserts: ochre, rose stone, dusk violet. */
  fort: {
    light: '#ffeccb',
    glow: '#f7c27a',
    warm: '#e0862c',
    haze: '#d99a78',
    mid: '#b5684f',
    deep: '#7d3f46',
    dark: '#4a2a44',
    ink: '#231a34',
  },
  /** Food and craft on a table: rice paper, turmeric, chilli, indigo cloth. */
  table: {
    light: '#fbf6ec',
    glow: '#f3d58b',
    warm: '#e08a1e',
    haze: '#d9bfa0',
    mid: '#a9653e',
    deep: '#8d2f23',
    dark: '#3a2c3a',
    ink: '#16243a',
  },
} as const;
