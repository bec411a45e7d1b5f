#!/bin/sh
# Plays Hidden Rooms through the engine, from a plain shell: it does the first thing that can be done, and every seventh
# time it stops. Usage: examples/engine.sh [SEED, 64 hex digits]
set -eu
seed=${1:-0000000000000000000000000000000000000000000000000000000000000001}
kurayami=${KURAYAMI:-kurayami}
if ! command -v "${kurayami%% *}" >/dev/null; then
    echo "kurayami isn't on the path. In a clone: KURAYAMI=.venv/bin/kurayami $0" >&2
    exit 1
fi
talk=$(mktemp -d)
trap 'rm -rf "$talk"' EXIT
mkfifo "$talk/in" "$talk/out"
$kurayami engine hidden-rooms <"$talk/in" >"$talk/out" &
exec 3>"$talk/in" 4<"$talk/out"

ask() { # asks one line and leaves the answer in $answer
    printf '%s\n' "$1" >&3
    IFS= read -r answer <&4
}

ask "{\"do\":\"new\",\"seed\":\"$seed\",\"options\":{\"turn_limit\":500}}"
turns=0
while :; do
    case $answer in *'"movers":[]'*) break ;; esac
    ask '{"do":"legal","seat":0}'
    # The list is [{...},{...}]: its last element ends the turn, its first is something better.
    actions=${answer#*'"answer":['}
    turns=$((turns + 1))
    if [ $((turns % 7)) -eq 0 ]; then action='{"type":"stop"}'; else action=${actions%%'},{"type"'*}; fi
    case $action in *'}]}') action=${action%']}'} ;; *'{"type":"stop"}') ;; *) action="$action}" ;; esac
    ask "{\"do\":\"apply\",\"by\":0,\"action\":$action}"
    case $answer in *'"error"'*) ask '{"do":"apply","by":0,"action":{"type":"stop"}}' ;; esac
done
ask '{"do":"outcome"}'
printf '%s\n' "$answer"
ask '{"do":"quit"}'
