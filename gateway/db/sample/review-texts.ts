import type { LocaleCode } from "../../contract/locale";
import type { ReviewGrade } from "../../contract/sales/review";
import type { Scores } from "./draw-rating";
import type { NamedGoods } from "./goods-rows";
import { pick, type Random } from "./random";
import type { ReviewSeed } from "./sample-schema";

const closedShare = 0.5;
/** Who wrote this much about the goods adds nothing about the delivery. */
const longText = 100;

export function gradeOf(stars: number): ReviewGrade {
	if (stars >= 4) return "good";
	return stars === 3 ? "medium" : "bad";
}

/** What a customer says of one goods by the scores given, no sentence about it twice; undefined when all is said. */
export function createTextDrawer(
	seed: ReviewSeed,
	{ seed: goods, leaf }: NamedGoods,
	random: Random,
) {
	const kind = seed.kinds.find(({ categories }) =>
		categories.includes(goods.category),
	);
	const service = seed.service[leaf.cartType];
	const said = new Set<string>();

	function sayOnce(texts: string[]): string | undefined {
		const unsaid = texts.filter((text) => !said.has(text));
		if (unsaid.length === 0) return undefined;
		const text = pick(random, unsaid);
		said.add(text);
		return text;
	}

	return (
		locale: LocaleCode,
		{ qualityStars, serviceStars }: Scores,
	): string | undefined => {
		const quality = gradeOf(qualityStars);
		const served = gradeOf(serviceStars);
		const closings = service[served][locale] ?? [];
		const ofKind = kind?.[quality][locale] ?? [];
		const general = seed.general[quality][locale] ?? [];
		// Who is disappointed says by what.
		const opinion =
			quality === "bad"
				? (sayOnce(ofKind) ?? sayOnce(general))
				: sayOnce([...ofKind, ...general]);
		if (opinion === undefined) return sayOnce(closings);
		const isClosed =
			opinion.length < longText &&
			(served !== "good" || random() < closedShare);
		if (!isClosed || closings.length === 0) return opinion;
		return [opinion, pick(random, closings)].join(
			locale === "zh-CN" ? "" : " ",
		);
	};
}
