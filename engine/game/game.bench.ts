import { randomFrom } from '../random.ts';
import { gameOf } from '../tests/games.ts';
import { playOut } from './playout.ts';

const start = gameOf();
start.log = undefined;
const game = start.clone();
const random = randomFrom(5);
const t = process.cpuUsage();
const cpu = () => {
  const c = process.cpuUsage(t);
  return (c.user + c.system) / 1e6;
};
let n = 0;
let points = 0;
for (let i = 0; i < 500; i++) {
  game.copyFrom(start);
  playOut(game, random);
}
const c0 = cpu();
while (cpu() - c0 < 4) {
  for (let i = 0; i < 100; i++) {
    game.copyFrom(start);
    playOut(game, random);
    points += (game.scores[0] as number) + (game.scores[1] as number);
  }
  n += 100;
}
console.log('games per cpu second', n / (cpu() - c0), 'points', points / n);
