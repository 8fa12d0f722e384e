import { pick, type Random } from "./random";

/** Stars a goods is given, as often as they stand here. */
type Opinion = readonly number[];

const liked: Opinion = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3];
const doubted: Opinion = [5, 5, 4, 4, 4, 3, 3, 2, 1];

/** Who likes the goods likes how it was sold, give or take a star. */
const serviceBeside = [0, 0, 0, 0, -1, 1, 1];

const reviewedShare = 0.66;
const doubtedShare = 0.12;
const typicalReviews = 4.2;
const reviewsMax = 18;

export interface Scores {
	qualityStars: number;
	serviceStars: number;
}

/** None for a third of all goods; else a few, for some of them many, of as many buyers at most. */
export function drawScores(random: Random, buyers: number): Scores[] {
	if (random() > reviewedShare) return [];
	const opinion = random() < doubtedShare ? doubted : liked;
	const length = Math.ceil(-Math.log(1 - random()) * typicalReviews);
	return Array.from({ length: Math.min(length, reviewsMax, buyers) }, () => {
		const qualityStars = pick(random, opinion);
		const served = qualityStars + pick(random, serviceBeside);
		return { qualityStars, serviceStars: Math.min(Math.max(served, 1), 5) };
	});
}

export function summarizeScores(scores: Scores[]) {
	return {
		ratingSum: scores.reduce(
			(sum, { qualityStars, serviceStars }) =>
				sum + qualityStars + serviceStars,
			0,
		),
		ratingCount: scores.length,
	};
}
