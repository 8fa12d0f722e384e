import { eq } from "drizzle-orm";
import { payoutAccountRestsDays } from "../contract/sales/payout-terms";
import { account } from "../db/schema/account";
import { merchant } from "../db/schema/merchant";
import { payout, payoutAccount } from "../db/schema/payout";
import { daysMs } from "../features/sales/order/days";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { neverPause } from "./in-steps";
import type { Rules } from "./rules";
import { requestOf, type World } from "./world";

/** Until the month of whatever was posted is over. */
const untilClosedDays = 40;

/**
 * At the end of a life the merchants are paid: every step is clicked twice, at times by who must not. One payout comes
 * back from its bank and goes out again; then the months are closed.
 */
export async function payMerchants(world: World, rules: Rules): Promise<void> {
	await nameAccounts(world);
	const [drafter, approver] = await openTreasurers(world);
	const by = (accountId: number) =>
		requestOf(world, neverPause, { who: { accountId, merchantId: null } });
	for (const hasReturn of [true, false]) {
		const drafted = await unlessRefused(() => rules.draftRun(by(drafter)));
		if (!drafted) break;
		const { id } = drafted;
		const approve = (ctx: Ctx) =>
			unlessRefused(() => rules.approveRun(ctx, id));
		await unlessRefused(() => rules.draftRun(by(approver)));
		if (await approve(by(drafter)))
			world.faults.push("a run is approved by who drafted it");
		await approve(by(approver));
		await approve(by(approver));
		const [paid] = await world.db
			.select({ id: payout.id })
			.from(payout)
			.where(eq(payout.runId, id));
		if (!hasReturn || !paid) continue;
		for (let click = 0; click < 2; click += 1)
			await unlessRefused(() => rules.returnPayout(by(drafter), paid.id));
	}
	const now = new Date(world.clock.nowMs + daysMs(untilClosedDays));
	await rules.closeMonths(world.db, now);
}

/** Of all merchants, as if each were a third party: the shop's own are not paid. */
async function nameAccounts({ db, clock }: World): Promise<void> {
	await db
		.update(merchant)
		.set({ isSelfSupport: false })
		.where(eq(merchant.isSelfSupport, true));
	const rows = await db.select({ merchantId: merchant.id }).from(merchant);
	const restsMs = daysMs(payoutAccountRestsDays);
	const about = {
		holder: "Teapot Limited",
		kind: "fps" as const,
		number: "1234567",
		changedAt: new Date(clock.nowMs - restsMs),
	};
	await db
		.insert(payoutAccount)
		.values(rows.map((row) => ({ ...row, ...about })))
		.onConflictDoUpdate({
			target: payoutAccount.merchantId,
			set: { changedAt: about.changedAt },
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
