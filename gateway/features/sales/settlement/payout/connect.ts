import type { DataOf } from "../../../../contract/call";
import { localize } from "../../../../contract/locale";
import type {
	connectPayoutAccount,
	takeConnectedAccount,
} from "../../../../contract/sales/payout";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { linkTo } from "../../../../http/link-to";
import type { PayoutProvider } from "../../../../providers/payout/interface";
import { getMerchantRow } from "../../../marketplace/merchant/service";
import { replaceAccount, requireMerchant } from "./account";
import {
	findConnected,
	findPayoutAccount,
	keepConnected,
} from "./account-repository";

// Accounts at a provider, which their owners open there and the shop knows by a name alone. One that can take money
// becomes the account that is paid to, and rests like any other that was changed.

const backTo = "/console/settlement?tab=account&connected=1";

export async function connectAccount(
	ctx: Ctx,
): Promise<DataOf<typeof connectPayoutAccount>> {
	const merchantId = requireMerchant(ctx);
	const provider = requireProvider(ctx);
	const known = await findConnected(ctx.db, merchantId);
	const ref = known?.ref ?? (await openAccount(ctx, provider, merchantId));
	const returnUrl = linkTo(ctx.settings.siteUrl, ctx.locale, backTo);
	return { url: await provider.linkTo(ref, returnUrl) };
}

export async function takeAccount(
	ctx: Ctx,
): Promise<DataOf<typeof takeConnectedAccount>> {
	const merchantId = requireMerchant(ctx);
	const provider = requireProvider(ctx);
	const known = await findConnected(ctx.db, merchantId);
	if (!known) return { isReady: false };
	const { isReady, holder } = await provider.read(known.ref);
	const before = await findPayoutAccount(ctx.db, merchantId);
	if (isReady && before?.number !== known.ref)
		await replaceAccount(ctx, {
			merchantId,
			holder: holder ?? (await nameOf(ctx, merchantId)),
			kind: "stripe",
			bankCode: null,
			number: known.ref,
			changedAt: ctx.now(),
		});
	return { isReady };
}

async function openAccount(
	ctx: Ctx,
	provider: PayoutProvider,
	merchantId: number,
): Promise<string> {
	const name = await nameOf(ctx, merchantId);
	const ref = await provider.open({ key: `merchant-${merchantId}`, name });
	return keepConnected(ctx.db, { merchantId, ref });
}

function requireProvider({ payments }: Ctx) {
	if (!payments.payouts) throw new GatewayError(409, "payoutKindClosed");
	return payments.payouts;
}

async function nameOf(ctx: Ctx, merchantId: number): Promise<string> {
	const { merchant } = await getMerchantRow(ctx, merchantId);
	return localize(merchant.name, ctx.locale);
}
