// The same game as tools/bench_game.py, on boardgame.io: two move in turns, and it has no end.
const { Server } = require("boardgame.io/server");

const bench = {
  name: "bench",
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => ({ moves: G.moves + 1 }) },
};

Server({ games: [bench], origins: [] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(appServer.address().port));
