import type { DataOf, Input } from "../../../../contract/call";
import type {
	getPayoutAccount,
	PayoutAccount,
	savePayoutAccount,
} from "../../../../contract/sales/payout";
import {
	payoutAccountKinds,
	payoutAccountRestsDays,
} from "../../../../contract/sales/payout-terms";
import { signedInActor } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { merchantOf } from "../../../../http/staff";
import { recordAudit } from "../../../platform/audit/service";
import { daysMs } from "../../order/service";
import * as repository from "./account-repository";

// Where merchants are paid. Their owners alone say it, so that nobody at the shop sends a merchant's money elsewhere; the
// whole number is told to nobody but the bank.

export async function readPayoutAccount(
	ctx: Ctx,
	{ merId }: Input<typeof getPayoutAccount>["query"],
): Promise<DataOf<typeof getPayoutAccount>> {
	const merchantId = merchantOf(ctx, merId);
	const kinds = payoutKindsOf(ctx);
	if (merchantId === undefined) return { account: null, kinds };
	const row = await repository.findPayoutAccount(ctx.db, merchantId);
	return { account: row ? present(row) : null, kinds };
}

/** Where the shop can pay to now: at a provider only where it has one. */
export const payoutKindsOf = ({ payments }: Pick<Ctx, "payments">) =>
	payoutAccountKinds.filter((kind) => kind !== "stripe" || payments.payouts);

export async function saveOwnPayoutAccount(
	ctx: Ctx,
	body: Input<typeof savePayoutAccount>["body"],
): Promise<null> {
	const { holder, kind, number } = body;
	const bankCode = body.kind === "bank" ? body.bankCode : null;
	const merchantId = requireMerchant(ctx);
	const changedAt = ctx.now();
	const row = { merchantId, holder, kind, bankCode, number, changedAt };
	await replaceAccount(ctx, row);
	return null;
}

/** Whose staff asks; operators name no account. */
export function requireMerchant(ctx: Ctx): number {
	const { merchantId } = signedInActor(ctx);
	if (merchantId === null) throw new GatewayError(403, "noPermission");
	return merchantId;
}

export async function replaceAccount(
	ctx: Ctx,
	row: repository.PayoutAccountRow,
): Promise<void> {
	const { merchantId } = row;
	await ctx.db.transaction(async (tx) => {
		const before = await repository.replacePayoutAccount(tx, row);
		await recordAudit(tx, ctx, {
			action: "payout.account",
			target: `merchant ${merchantId}`,
			merchantId,
			changes: [
				{ field: "holder", before: before?.holder, after: row.holder },
				{
					field: "number",
					before: before && numberEndOf(before),
					after: numberEndOf(row),
				},
			],
		});
	});
}

/** What may be told of a number. */
export const numberEndOf = ({ number }: { number: string }): string =>
	number.slice(-4);

function present(row: repository.PayoutAccountRow): PayoutAccount {
	const { holder, kind, bankCode, changedAt } = row;
	const restsUntil = new Date(
		changedAt.getTime() + daysMs(payoutAccountRestsDays),
	);
	return {
		holder,
		kind,
		bankCode,
		numberEnd: numberEndOf(row),
		changedAt: hongKongTime(changedAt),
		restsUntil: hongKongTime(restsUntil),
	};
}
