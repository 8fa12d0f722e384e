import { randomUUID } from "node:crypto";
import { pick, type Random } from "../db/sample/random";
import type { Ctx } from "../http/context";
import { type Doing, type Pause, sideBySide } from "./in-steps";
import { insist } from "./insist";
import { lookAtOrders, type SeenOrder } from "./look";
import type { Rules } from "./rules";
import type { Buyer } from "./seed-shop";
import { requestOf, type World } from "./world";

// What buyers do with orders that they have: mostly what the page offers, at times what it does not.

const wrongChance = 0.12;
const secondClickChance = 0.3;

interface Deed {
	/** Of all moments at which it fits. */
	chance: number;
	fits: (order: SeenOrder) => boolean;
	/** Undefined where the order has nothing to do it with. */
	draw: (order: SeenOrder, random: Random) => Act | undefined;
}

type Act = (rules: Rules, ctx: Ctx) => Promise<unknown>;

const deeds: Deed[] = [
	{
		chance: 0.7,
		fits: ({ status }) => status === "awaitingReceipt",
		draw:
			({ no }) =>
			(rules, ctx) =>
				rules.take(ctx, no),
	},
	{
		chance: 0.8,
		fits: ({ status, lines }) =>
			(status === "received" || status === "completed") &&
			lines.some(isToReview),
		draw: drawReview,
	},
	{
		chance: 0.4,
		fits: ({ paid, status, lines }) =>
			paid && status !== "cancelled" && lines.some(({ left }) => left > 0),
		draw: drawApplication,
	},
	{
		chance: 0.3,
		fits: ({ refunds }) => refunds.some(({ state }) => state === "reviewing"),
		draw: ({ refunds }, random) => {
			const { no } = refunds.length > 0 ? pick(random, refunds) : {};
			return no ? (rules, ctx) => rules.revoke(ctx, no) : undefined;
		},
	},
	{
		chance: 0.4,
		fits: ({ isSupermarket, isAccepted, status }) =>
			isSupermarket && !isAccepted && status === "awaitingShipment",
		draw:
			({ no }) =>
			(rules, ctx) =>
				rules.cancel(ctx, no),
	},
];

export async function* keep(
	world: World,
	buyer: Buyer,
	rules: Rules,
): Doing<void> {
	const { random } = world;
	for (let turns = pick(random, [1, 4, 6, 8]); turns > 0; turns -= 1) {
		for (let rest = pick(random, [2, 8, 16, 24]); rest > 0; rest -= 1) yield;
		const orders = await lookAtOrders(world, [buyer.accountId]);
		const act = drawAct(pick(random, orders), random);
		if (!act) continue;
		const key = randomUUID();
		const ask = (pause: Pause) => requestOf(world, pause, { who: buyer, key });
		const click = () => insist((pause) => act(rules, ask(pause)));
		const clicks =
			random() < secondClickChance ? [click(), click()] : [click()];
		yield* sideBySide(random, clicks);
	}
}

function drawAct(order: SeenOrder, random: Random): Act | undefined {
	const drawn =
		random() < wrongChance
			? pick(random, deeds)
			: deeds.find(({ fits, chance }) => fits(order) && random() < chance);
	return drawn?.draw(order, random);
}

const isToReview = ({ left, isReviewed }: SeenOrder["lines"][number]) =>
	left > 0 && !isReviewed;

/** One line or all that wait for it. */
function drawReview({ no, lines }: SeenOrder, random: Random): Act {
	const waiting = lines.filter(isToReview);
	const meant = waiting.length > 0 ? waiting : lines;
	const chosen = random() < 0.5 ? meant : [pick(random, meant)];
	const stars = () => pick(random, [1, 2, 3, 4, 5]);
	const reviews = chosen.map(({ id: lineId }) => ({
		lineId,
		qualityStars: stars(),
		serviceStars: stars(),
		text: "As described.",
		images: [],
	}));
	return (rules, ctx) => rules.review(ctx, { orderNo: no, reviews });
}

/** Some pieces of some lines, or all of the order; at times a piece too many. */
function drawApplication({ no, lines }: SeenOrder, random: Random): Act {
	const isWhole = random() < 0.4;
	const chosen = lines.filter(() => isWhole || random() < 0.6);
	const pieces = ({ left }: SeenOrder["lines"][number]) =>
		isWhole ? left : 1 + Math.floor(random() * (left + 0.2));
	const asked = (chosen.length > 0 ? chosen : lines).map((line) => ({
		lineId: line.id,
		quantity: Math.max(pieces(line), 1),
	}));
	return (rules, ctx) =>
		rules.apply(ctx, {
			orderNo: no,
			lines: asked,
			reason: "damaged" as const,
			remark: "",
			images: [],
		});
}
