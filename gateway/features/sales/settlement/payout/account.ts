import type { DataOf, Input } from "../../../../contract/call";
import type {
	getPayoutAccount,
	PayoutAccount,
	savePayoutAccount,
} from "../../../../contract/sales/payout";
import { payoutAccountRestsDays } from "../../../../contract/sales/payout-terms";
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
	if (merchantId === undefined) return null;
	const row = await repository.findPayoutAccount(ctx.db, merchantId);
	return row ? present(row) : null;
}

export async function saveOwnPayoutAccount(
	ctx: Ctx,
	body: Input<typeof savePayoutAccount>["body"],
): Promise<null> {
	const { merchantId } = signedInActor(ctx);
	if (merchantId === null) throw new GatewayError(403, "noPermission");
	const row = {
		merchantId,
		holder: body.holder,
		kind: body.kind,
		bankCode: body.kind === "bank" ? body.bankCode : null,
		number: body.number,
		changedAt: ctx.now(),
	};
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
	return null;
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
