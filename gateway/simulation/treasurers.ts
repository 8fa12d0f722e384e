import { and, asc, eq, inArray } from "drizzle-orm";
import { payoutAccountRestsDays } from "../contract/sales/payout-terms";
import { createRandom } from "../db/sample/random";
import { account } from "../db/schema/account";
import { merchant } from "../db/schema/merchant";
import { payout, payoutAccount } from "../db/schema/payout";
import { daysMs } from "../features/sales/order/days";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { makeAllDue } from "../testing/watch-effects";
import { closedAccount } from "./bank";
import { performOne } from "./clockwork";
import { neverPause } from "./in-steps";
import type { Rules } from "./rules";
import { requestOf, type World } from "./world";

/** Until the month of whatever was posted is over. */
const untilClosedDays = 40;

/**
 * At the end of a life the merchants are paid: every step is clicked twice, at times by who must not. One payout comes
 * back from its bank and goes out again, and one account takes nothing; then the months are closed.
 */
export async function payMerchants(world: World, rules: Rules): Promise<void> {
	await nameAccounts(world);
	const [drafter, approver] = await openTreasurers(world);
	const by = (accountId: number) =>
		requestOf(world, neverPause, { who: { accountId, merchantId: null } });
	const runs: number[] = [];
	for (const hasReturn of [true, false]) {
		const drafted = await unlessRefused(() => rules.draftRun(by(drafter)));
		if (!drafted) break;
		const { id } = drafted;
		runs.push(id);
		const approve = (ctx: Ctx) =>
			unlessRefused(() => rules.approveRun(ctx, id));
		await unlessRefused(() => rules.draftRun(by(approver)));
		if (await approve(by(drafter)))
			world.faults.push("a run is approved by who drafted it");
		await approve(by(approver));
		await approve(by(approver));
		await send(world, rules);
		const [paid] = await world.db
			.select({ id: payout.id })
			.from(payout)
			.where(and(eq(payout.runId, id), eq(payout.state, "paid")));
		if (!hasReturn || !paid) continue;
		for (let click = 0; click < 2; click += 1)
			await unlessRefused(() => rules.returnPayout(by(drafter), paid.id));
	}
	await compareSent(world, runs);
	const now = new Date(world.clock.nowMs + daysMs(untilClosedDays));
	await rules.closeMonths(world.db, now);
}

/** By processes that die and lines that break, until it is there; by draws of its own, since what is due is older than this life. */
async function send(world: World, rules: Rules): Promise<void> {
	const random = createRandom(world.bank.charges.length);
	for (const isCalm of [false, false, false, true]) {
		if (isCalm) world.bank.finish();
		await makeAllDue(world.db);
		const turn = { ...world, random, isCalm };
		while (await performOne(turn, rules, neverPause));
	}
}

/** What the bank sent beside what the shop's books say that it has. */
async function compareSent({ db, bank, faults }: World, runs: number[]) {
	const rows = await db
		.select()
		.from(payout)
		.where(and(inArray(payout.runId, runs), eq(payout.kind, "stripe")));
	for (const { id, amount, state, sentAt } of rows) {
		const sent = bank.sent.get(`payout-${id}`);
		if (sent !== (sentAt ? amount : undefined))
			faults.push(`payout ${id} was sent ${sent}`);
		if (state === "paid" && !sentAt) faults.push(`payout ${id} is not sent`);
	}
	const sentRows = rows.filter(({ sentAt }) => sentAt);
	if (bank.sent.size !== sentRows.length)
		faults.push("merchants were sent what no run says");
}

/** Of all merchants, as if each were a third party: the shop's own are not paid. */
async function nameAccounts({ db, clock }: World): Promise<void> {
	await db
		.update(merchant)
		.set({ isSelfSupport: false })
		.where(eq(merchant.isSelfSupport, true));
	const rows = await db
		.select({ merchantId: merchant.id })
		.from(merchant)
		.orderBy(asc(merchant.id));
	const restsMs = daysMs(payoutAccountRestsDays);
	const holder = "Teapot Limited";
	const changedAt = new Date(clock.nowMs - restsMs);
	const atStripe = ["acct_open", closedAccount];
	const placed = rows.map((row, at) => {
		const number = atStripe[at % 3];
		return number
			? { ...row, kind: "stripe" as const, number }
			: { ...row, kind: "fps" as const, number: "1234567" };
	});
	await db
		.insert(payoutAccount)
		.values(placed.map((row) => ({ ...row, holder, changedAt })))
		.onConflictDoUpdate({
			target: payoutAccount.merchantId,
			set: { changedAt },
		});
}

async function openTreasurers({ db, clock }: World) {
	const one = {
		kind: "member" as const,
		nickname: "Treasurer",
		createdAt: new Date(clock.nowMs),
		scope: ["operator" as const],
		locale: "en" as const,
	};
	const made = await db
		.insert(account)
		.values([one, one])
		.returning({ id: account.id });
	const [drafter, approver] = made.map(({ id }) => id);
	if (!drafter || !approver) throw new Error("There are no treasurers");
	return [drafter, approver] as const;
}

/** Undefined where the shop refused. */
async function unlessRefused<Answer>(
	act: () => Promise<Answer>,
): Promise<Answer | undefined> {
	try {
		return await act();
	} catch (error) {
		if (error instanceof GatewayError) return undefined;
		throw error;
	}
}
