"""Plays a duel over the line protocol. Flags go to `hardtop play`: python3 examples/player.py --ruleset roadrage --seed 7"""

import json
import subprocess
import sys

table = subprocess.Popen(
    ["npx", "hardtop", "play", "--stdio", *sys.argv[1:]],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def send(line):
    table.stdin.write(json.dumps(line) + "\n")
    table.stdin.flush()


def worth(option):
    facts = option["preview"].get("facts", {})
    return facts.get("hit", 0) * facts.get("damage", 1) + facts.get("keepControl", 0)


def answer(question):
    """The option with the best figure, or the suggested one where there are none."""
    best = max(question["options"], key=worth)
    if worth(best) == 0 and "suggested" in question:
        return question["suggested"]
    params = {p["name"]: p.get("start", p["min"]) for p in best["params"]}
    return {"option": best["id"], "params": params}


for text in table.stdout:
    line = json.loads(text)
    if line["type"] == "event":
        print(line["event"]["text"])
    elif line["type"] == "question":
        question = line["question"]
        send({"type": "choose", "ask": question["id"], "seat": question["seat"], **answer(question)})
    elif line["type"] in ("refused", "error"):
        raise SystemExit(text)
    elif line["type"] == "over":
        print(line["outcome"]["reason"], line["digest"])
