"""Finds the keywords that broad negatives block, with an index by word."""
import csv
import sys


def lines(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


by_word = {}
for text in lines(sys.argv[2]):
    words = text.split()
    by_word.setdefault(words[0], []).append((text, words))

out = csv.writer(sys.stdout, lineterminator="\n")
for keyword in lines(sys.argv[1]):
    words = keyword.split()
    for word in dict.fromkeys(words):
        for text, negative in by_word.get(word, ()):
            if all(part in words for part in negative):
                out.writerow([keyword, "blocks", text, "broad"])
