/** Positions made for these tests, and in how many moves they are mate. */
export const MATES = [
  { moves: 1, fen: '4k4/R8/9/9/9/9/9/9/3K5/1R7 w' },
  { moves: 1, fen: '3k1P3/3BBb3/3aCp3/9/9/9/2P6/3Kcp3/3A1r3/3bp4 b' },
  { moves: 1, fen: '4ka3/5aC2/6r2/9/9/9/9/9/c3Pb3/4AK3 b' },
  { moves: 2, fen: '9/3a1N3/3a1k3/9/5P3/9/7b1/6r2/2n2K3/1c7 b' },
  { moves: 2, fen: '3n1k2b/1c1R5/9/5P3/2p6/9/2C1P4/9/3K5/9 w' },
  { moves: 2, fen: '9/b8/3k1PR2/9/2p6/4n4/9/9/3P3p1/2BK5 w' },
  { moves: 3, fen: '5k3/6p2/5p3/2R6/B1R6/9/4b4/9/4K4/5A3 w' },
  { moves: 3, fen: '8R/4k4/N8/6CP1/p1p2p3/1B7/9/3AP4/2RK5/9 w' },
  { moves: 3, fen: '5C3/5k3/5B3/9/9/9/9/3P1K3/1c1r5/3p5 b' },
  { moves: 4, fen: '4NkB2/9/3r5/9/9/9/9/9/2R6/4K4 w' },
  { moves: 4, fen: '4kP1r1/5r2P/3Paa1R1/5P3/1c7/9/4c4/1p2p4/1n3K3/9 b' },
] as const
