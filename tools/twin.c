/* Hidden Rooms in plain C, for `make bench`: the same loop, choices and chance as games/hidden_rooms/stages.py, so
   that both must count the same steps. Tables (steps, fitting, turns, where) are handed in. */

#include <stdint.h>

static uint64_t chance;

static int64_t drawn(int64_t below) {
    chance = (chance * 0x5DEECE66DULL + 11) & 0xFFFFFFFFFFFFULL;
    return (int64_t)((chance >> 16) * (uint64_t)below >> 32);
}

static int64_t count(int64_t tiles) { return __builtin_popcountll((uint64_t)tiles); }

static int64_t lowest(int64_t tiles) { return __builtin_ctzll((uint64_t)tiles); }

static int64_t shaken(int64_t tiles) {
    for (int64_t skipped = drawn(count(tiles)); skipped; skipped--) tiles &= tiles - 1;
    return lowest(tiles);
}

static int64_t play_stage(const int64_t *turns, const int64_t *where, const int64_t *near, const int64_t *fits,
                          int64_t stage, int64_t limit) {
    int64_t board[36], opened = 6 * drawn(4) + stage - 1, pile = 0xFFFFFF & ~(1LL << opened);
    int64_t laid = shaken(pile), kept = shaken(pile & ~(1LL << laid));
    if (drawn(2)) { int64_t other = laid; laid = kept; kept = other; }
    pile &= ~(1LL << laid | 1LL << kept);
    int64_t memory = 1LL << kept, child = 35, rooms = 1LL << 35, steps = 1, turn = 1, walks = 2;
    board[35] = laid;
    int64_t monster = turns[35];
    while (monster >= 0) {
        int64_t fitting = memory & fits[board[child]], each = count(fitting) + (pile != 0);
        int64_t at = where[monster], total = 1, offers[4];
        for (int way = 0; way < 4; way++) {
            int64_t to = near[4 * child + way];
            offers[way] = to < 0 ? 0 : rooms >> to & 1 ? walks > 0 : to != at ? each : 0;
            total += offers[way];
        }
        int64_t left = drawn(total), tile = -1, target = child;
        if (left) {
            int way = 0;
            for (left--; left >= offers[way]; way++) left -= offers[way];
            target = near[4 * child + way];
            steps++;
            if (rooms >> target & 1) {
                child = target;
                walks--;
                if (child == at) return -steps;
                continue;
            }
            if (left == 0 && pile) {
                tile = shaken(pile);
                steps++;
                pile &= ~(1LL << tile);
                if (!(fits[board[child]] >> tile & 1)) {
                    memory |= 1LL << tile;
                    if (count(memory) > 5) { pile |= memory; memory = 0; }
                    tile = -1;
                }
            } else {
                int64_t tiles = fitting;
                for (left -= pile != 0; left; left--) tiles &= tiles - 1;
                tile = lowest(tiles);
                memory &= ~(1LL << tile);
            }
        } else steps++;
        if (tile >= 0) {
            board[target] = tile;
            rooms |= 1LL << target;
            child = target;
            if (child == 0) return steps;
        }
        if (turn >= limit) return -steps;
        monster = turns[36 * monster + child];
        turn++;
        walks = 2;
    }
    return -steps;
}

int64_t play_stages(int64_t stages, const int64_t *turns, const int64_t *where, const int64_t *near,
                    const int64_t *fits, int64_t stage, int64_t limit, int64_t seed) {
    int64_t steps = 0;
    chance = (uint64_t)seed;
    while (stages--) {
        int64_t played = play_stage(turns, where, near, fits, stage, limit);
        steps += played < 0 ? -played : played;
    }
    return steps;
}
