"""Counts the n-grams of a report with clicks and cost, as a specialist's own script does."""
import csv
import sys

totals = {}
with open(sys.argv[1], newline="", encoding="utf-8") as file:
    for row in csv.DictReader(file):
        words = row["Search term"].split()
        numbers = [float(row[name]) for name in ("Impressions", "Clicks", "Cost", "Conversions")]
        grams = {" ".join(words[at : at + size]) for size in (1, 2, 3) for at in range(len(words) - size + 1)}
        for gram in grams:
            sums = totals.setdefault(gram, [0, 0.0, 0.0, 0.0, 0.0])
            sums[0] += 1
            for index, number in enumerate(numbers):
                sums[index + 1] += number


def show(number):
    return str(int(number)) if number == int(number) else repr(float(f"{number:.15g}"))


def rate(part, whole):
    return show(part / whole) if whole else ""


out = csv.writer(sys.stdout)
out.writerow(
    ["N-gram", "Words", "Terms", "Impressions", "Clicks", "Cost", "Conversions", "CTR", "CPC", "Conversion rate", "CPA"]
)
for gram, (terms, impressions, clicks, cost, conversions) in sorted(totals.items(), key=lambda item: -item[1][0]):
    if terms >= 2:
        rates = rate(clicks, impressions), rate(cost, clicks), rate(conversions, clicks), rate(cost, conversions)
        sums = map(show, (impressions, clicks, cost, conversions))
        out.writerow([gram, gram.count(" ") + 1, terms, *sums, *rates])
