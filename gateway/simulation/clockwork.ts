import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { pick } from "../db/sample/random";
import { performNextEffect } from "../features/platform/outbox/service";
import { breakOverdue } from "../features/sales/amends/service";
import { remindToCollect } from "../features/sales/collecting/waiting";
import { completeDue, receiveDue } from "../features/sales/order/by-itself";
import { expireUnpaid } from "../features/sales/order/expire";
import { reconcilePayments } from "../features/sales/payment/reconcile";
import { moveReturnsDue } from "../features/sales/refund/return/by-itself";
import type { Ctx } from "../http/context";
import { makeAllDue, watchEffects } from "../testing/watch-effects";
import type { Doing, Pause } from "./in-steps";
import { insist } from "./insist";
import type { Rules } from "./rules";
import { processOf, requestOf, type World } from "./world";

// Whatever goes on by itself while buyers shop.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The clock, and what the shop does by it: minutes while somebody still decides what to buy, then mostly days. */
export async function* tick(world: World, rules: Rules): Doing<void> {
	const { clock, random } = world;
	while (world.shopping > 0) {
		const areDays = random() < (world.deciding > 0 ? 0.03 : 0.7);
		clock.nowMs += Math.floor(random() * (areDays ? 5 * dayMs : 8 * minuteMs));
		yield* insist((pause) => lookAfter(world, rules, pause));
		if (areDays) yield* insist((pause) => moveByItself(world, rules, pause));
		yield* insist((pause) => settle(world, rules, pause));
		for (let rest = pick(random, [0, 4, 8, 16]); rest > 0; rest -= 1) yield;
	}
}

/** In the order of the shop's own task. */
export async function lookAfter(
	world: World,
	rules: Rules,
	pause: Pause,
): Promise<void> {
	const deps = processOf(world, pause);
	await reconcilePayments(deps);
	await expireUnpaid(deps.db, deps.now());
	await rules.endGroups(deps);
}

/** The same of its other one. */
export async function moveByItself(
	world: World,
	rules: Rules,
	pause: Pause,
): Promise<void> {
	const deps = processOf(world, pause);
	const { db, now } = deps;
	await receiveDue(db, now());
	await completeDue(db, now());
	await moveReturnsDue(deps);
	await remindToCollect(deps);
	await rules.takeBack(deps);
	await breakOverdue(deps);
	await rules.makeGood(deps);
}

/** And of the one for merchants. */
export async function settle(
	world: World,
	rules: Rules,
	pause: Pause,
): Promise<void> {
	const { db, now } = processOf(world, pause);
	await rules.settle(db, now());
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
		const worked = yield* insist((pause) => performOne(world, rules, pause));
		if (worked) await leaveForLater(db);
		for (let rest = pick(random, [0, 8, 16, 24]); rest > 0; rest -= 1) yield;
	}
}

/** Of one lane. Messages and pages are nobody's turn here. */
export function performOne(
	world: World,
	rules: Rules,
	pause: Pause,
): Promise<boolean> {
	const deps = processOf(world, pause);
	const outbox = watchEffects(world.db);
	outbox.providers.payBack = (charge) => rules.payBack(deps, charge);
	outbox.providers.sendBack = (refund) => rules.sendBack(deps, refund);
	outbox.providers.sendPayout = (payout) => rules.sendPayout(deps, payout);
	return performNextEffect(outbox, "payments");
}

/** The outbox goes by the clock of its database: what waits there waits for a draw, and not for a slow machine. */
async function leaveForLater(db: Database): Promise<void> {
	await db.execute(
		sql`update outbox set due_at = due_at + interval '1 day' where done_at is null and due_at > now()`,
	);
}
