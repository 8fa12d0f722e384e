import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/identity/push";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { holdOwnAccount } from "../user/service";
import * as repository from "./repository";

// Devices that hear of the steps of orders. Each belongs to a session and ends with it; its address is one of a known
// push service, since the shop asks no other that a caller names.

const devicesMax = 10;

export async function listOwnDevices(
	ctx: Ctx,
): Promise<DataOf<typeof contract.listPushDevices>> {
	const { uid, sessionId } = signedInActor(ctx);
	const rows = await repository.listDevices(ctx.db, uid, ctx.now());
	return {
		publicKey: ctx.push?.publicKey ?? null,
		list: rows.map(({ id, userAgent, createdAt, ...row }) => ({
			id,
			userAgent,
			createdAt: hongKongTime(createdAt),
			isCurrent: row.sessionId === sessionId,
		})),
	};
}

export async function addOwnDevice(
	ctx: Ctx,
	{ endpoint, p256dh, auth }: Input<typeof contract.addPushDevice>["body"],
): Promise<null> {
	const { uid: accountId, sessionId } = signedInActor(ctx);
	const { isService } = orNotFound(ctx.push);
	if (!isService(endpoint))
		throw new GatewayError(400, "pushServiceUnknown", {
			data: { fields: { endpoint: "correctValue" } },
		});
	const createdAt = ctx.now();
	await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, accountId);
		const others = (await repository.listDevices(tx, accountId, createdAt))
			.filter((one) => one.sessionId !== sessionId)
			.filter((one) => one.endpoint !== endpoint);
		if (others.length >= devicesMax)
			throw new GatewayError(409, "pushDevicesFull", {
				values: { devicesMax: `${devicesMax}` },
			});
		await repository.putDevice(tx, {
			accountId,
			sessionId,
			endpoint,
			p256dh,
			auth,
			createdAt,
		});
	});
	return null;
}

export async function removeOwnDevice(
	ctx: Ctx,
	{ id }: Input<typeof contract.removePushDevice>["body"],
): Promise<null> {
	const { uid: accountId, sessionId } = signedInActor(ctx);
	const which = id === undefined ? { sessionId } : { id };
	await repository.deleteDevices(ctx.db, { accountId, ...which });
	return null;
}

/** Which services tell an account's devices, and since when. */
export async function exportDevices({ db, now }: Ctx, accountId: number) {
	const rows = await repository.listDevices(db, accountId, now());
	return rows.map(({ endpoint, userAgent, createdAt }) => ({
		service: new URL(endpoint).hostname,
		userAgent,
		createdAt,
	}));
}

export const forgetDevices = (tx: Transaction, accountId: number) =>
	repository.deleteDevices(tx, { accountId });
