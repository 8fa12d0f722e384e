import { pick } from "../db/sample/random";
import { expireUnpaid } from "../features/order/expire";
import { performNextEffect } from "../features/outbox/service";
import { reconcilePayments } from "../features/payment/reconcile";
import type { Ctx } from "../http/context";
import { makeAllDue, watchEffects } from "../testing/watch-effects";
import type { Doing, Pause } from "./in-steps";
import { insist } from "./insist";
import type { Rules } from "./rules";
import { processOf, requestOf, type World } from "./world";

// Whatever goes on by itself while buyers shop.

const minuteMs = 60_000;

/** The clock, and what the shop does by it. */
export async function* tick(world: World): Doing<void> {
	const { clock, random } = world;
	while (world.shopping > 0) {
		clock.nowMs += Math.floor(random() * 8 * minuteMs);
		yield* insist((pause) => lookAfter(world, pause));
		for (let rest = pick(random, [0, 4, 8, 16]); rest > 0; rest -= 1) yield;
	}
}

/** In the order of the shop's own task. */
export async function lookAfter(world: World, pause: Pause): Promise<void> {
	const deps = processOf(world, pause);
	await reconcilePayments(deps);
	await expireUnpaid(deps.db, deps.now());
}

/** Shoppers at the bank's own page, charges that take their time, questions that come late. */
export async function* goOnAtBank(world: World): Doing<void> {
	const { bank, random } = world;
	while (world.shopping > 0) {
		yield;
		if (random() < 0.5) continue;
		bank.late.shift()?.();
		const open = bank.charges.filter(
			({ state }) => state === "waiting" || state === "pending",
		);
		if (open.length > 0) bank.goOn(pick(random, open));
	}
}

/** Hears notices in any order; one that a dying process did not take is told again. Two of them work side by side. */
export async function* hear(world: World, rules: Rules): Doing<void> {
	const { random, bank } = world;
	while (world.shopping > 0 || bank.notices.length > 0) {
		const at = Math.floor(random() * bank.notices.length);
		const [notice] = bank.notices.splice(at, 1);
		if (notice)
			yield* insist((pause) => hearOne(requestOf(world, pause), rules, notice));
		yield;
	}
}

export function hearOne(
	ctx: Ctx,
	rules: Rules,
	notice: string,
): Promise<unknown> {
	return rules.hear(ctx, new TextEncoder().encode(notice));
}

/** Performs what is due; at times what another worker has taken as well, as if that had not been heard of for long. */
export async function* work(world: World, rules: Rules): Doing<void> {
	const { db, random } = world;
	while (world.shopping > 0) {
		if (random() < 0.3) await makeAllDue(db);
		yield* insist((pause) => performOne(world, rules, pause));
		for (let rest = pick(random, [0, 4, 8, 16]); rest > 0; rest -= 1) yield;
	}
}

export function performOne(
	world: World,
	rules: Rules,
	pause: Pause,
): Promise<boolean> {
	const deps = processOf(world, pause);
	const outbox = watchEffects(world.db);
	outbox.providers.payBack = (charge) => rules.payBack(deps, charge);
	return performNextEffect(outbox, "payments");
}
