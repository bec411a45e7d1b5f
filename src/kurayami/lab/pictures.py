"""Pictures of a report, drawn by matplotlib (extra `lab`). Each states its number of games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

import matplotlib as mpl

from kurayami.lab.facts import Episode

mpl.use("svg")

from matplotlib import colormaps
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

INK, GLOW, NIGHT = "#1d2230", "#c9892b", "#43507a"
SHADES: Final = colormaps["Oranges"]
FLOORS_DOWN: Final = ("2F", "1F", "Basement")
LONGEST: Final = 40
"""Most turns a curve shows."""


def _figure(title: str, across: str = "", up: str = "", wide: float = 6.0, high: float = 2.8) -> tuple[Figure, Any]:
    figure = Figure((wide, high), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title, fontsize=9, color=INK)
    axes.set_xlabel(across, fontsize=8, color=INK)
    axes.set_ylabel(up, fontsize=8, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    figure.patch.set_alpha(0)
    axes.patch.set_alpha(0)
    return figure, axes


def _saved(figure: Figure, file: Path) -> Path:
    with mpl.rc_context({"svg.hashsalt": "kurayami"}):
        figure.savefig(file, metadata={"Date": None})
    return file


def lengths(episodes: Sequence[Episode], what: str, many: str, file: Path) -> Path:
    """Lengths of won and lost episodes."""
    figure, axes = _figure(f"{len(episodes):,} {many}", what.lower(), f"number of {many}")
    longest = max([episode.turns for episode in episodes], default=1)
    bins = [turns - 0.5 for turns in range(longest + 2)] if longest < LONGEST else LONGEST
    groups = [[episode.turns for episode in episodes if episode.won is won] for won in (True, False)]
    axes.hist(groups, bins=bins, stacked=True, color=[GLOW, NIGHT], label=["won", "lost"])
    for axis in (axes.xaxis, axes.yaxis):
        axis.get_major_locator().set_params(integer=True)
    axes.legend(frameon=False, fontsize=8)
    return _saved(figure, file)


def curves(episodes: Sequence[Episode], what: str, many: str, file: Path) -> Path:
    """Mean curves of won and lost episodes; after its end an episode keeps its last value."""
    size = min(LONGEST, max([len(episode.curve) for episode in episodes], default=0))
    height, _, step = what.partition(", by ")
    if size > 1:
        figure, axes = _figure(
            f"the average of {len(episodes):,} {many}; what is over keeps its last number", step, height.lower()
        )
    else:
        figure, axes = _figure(f"{len(episodes):,} {many}", what.lower(), f"number of {many}")
    for won, colour, name in ((True, GLOW, "won"), (False, NIGHT, "lost")):
        group = [episode.curve for episode in episodes if episode.won is won and episode.curve]
        if group and size > 1:
            means = [sum(curve[min(at, len(curve) - 1)] for curve in group) / len(group) for at in range(size)]
            axes.plot(range(size), means, color=colour, label=f"{name} ({len(group):,})")
        elif group:
            axes.hist([curve[0] for curve in group], bins=30, color=colour, label=f"{name} ({len(group):,})", alpha=0.8)
    axes.legend(frameon=False, fontsize=8)
    return _saved(figure, file)


def deaths(episodes: Sequence[Episode], plan: Mapping[str, tuple[int, int]] | None, many: str, file: Path) -> Path:
    """Places of the deaths: on a plan, or as rooms floor by floor where the plan is another in every episode."""
    places = Counter(place for episode in episodes for _, place in episode.deaths)
    if plan is None:
        return rooms(episodes, places, many, file)
    title = f"{sum(places.values()):,} deaths in {len(episodes):,} {many}"
    rows, columns = (1 + max(spot[way] for spot in plan.values()) for way in (0, 1))
    figure, axes = _figure(title, wide=3.6, high=3.6)
    grid = [[0] * columns for _ in range(rows)]
    for place, (row, column) in plan.items():
        grid[row][column] = places[place]
        axes.text(column, row, f"{places[place] or ''}", ha="center", va="center", fontsize=8, color=INK)
    axes.imshow(grid, cmap="Oranges", vmax=2 * max(1, *places.values()))  # light enough to read the numbers
    axes.set_xticks([at - 0.5 for at in range(columns + 1)], minor=True)
    axes.set_yticks([at - 0.5 for at in range(rows + 1)], minor=True)
    axes.grid(which="minor", color=INK, linewidth=0.4)
    axes.set_xticks(range(columns), ascii_uppercase[:columns])
    axes.set_yticks(range(rows), [str(row) for row in range(1, rows + 1)])
    axes.xaxis.tick_top()
    axes.tick_params(which="both", length=0, labelsize=8, colors=INK)
    axes.spines[:].set_visible(False)
    return _saved(figure, file)


ABREAST: Final = 6
"""Rooms beside each other in the picture of a floor."""


def rooms(episodes: Sequence[Episode], died: Mapping[str, int], many: str, file: Path) -> Path:
    """A box for each room, floor by floor, the darker the more often somebody died there."""
    lay = Counter(place for episode in episodes for place in episode.places)
    floors = [floor for floor in FLOORS_DOWN if any(place.startswith(f"{floor}/") for place in lay)]
    on = {floor: sorted(place for place in lay if place.startswith(f"{floor}/")) for floor in floors}
    rows = [(floor, on[floor][at : at + ABREAST]) for floor in floors for at in range(0, len(on[floor]), ABREAST)]
    title = (
        f"{sum(died.values()):,} deaths in {len(episodes):,} {many}. In each room: how many, and how often it lay there"
    )
    figure, axes = _figure(title, wide=9.0, high=0.6 + 0.8 * len(rows))
    most = max([died.get(place, 0) / lay[place] for place in lay], default=0) or 1
    for row, (floor, places) in enumerate(rows):
        if places[0] == on[floor][0]:
            axes.text(-0.1, row, floor, ha="right", va="center", fontsize=9, color=INK, weight="bold")
        for column, place in enumerate(places):
            share = died.get(place, 0) / lay[place] / most
            axes.add_patch(
                Rectangle((column, row - 0.45), 0.94, 0.9, facecolor=SHADES(0.55 * share), edgecolor=INK, linewidth=0.5)
            )
            name = place.partition("/")[2]
            axes.text(column + 0.47, row - 0.18, name, ha="center", va="center", fontsize=7, color=INK)
            axes.text(
                column + 0.47,
                row + 0.18,
                f"{died.get(place, 0):,} in {lay[place]:,} {many if lay[place] != 1 else many[:-1]}",
                ha="center",
                va="center",
                fontsize=8,
                color=INK,
            )
    axes.set_xlim(-0.8, ABREAST)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_axis_off()
    return _saved(figure, file)
