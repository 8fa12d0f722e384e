import type { DataOf, Input } from "../../../contract/call";
import type {
	Locker,
	LockerFields,
	listLockers,
	saveLocker,
} from "../../../contract/delivery/locker-admin";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { refuseField } from "../../../http/refuse-field";
import { changesBetween, recordAudit } from "../../platform/audit/service";
import * as repository from "./repository";

export { findOpenLocker, listOpenNear } from "./repository";

// Lockers as operators keep them: each is there once by its network and code. Orders keep a copy of what they were told,
// so that a change is of parcels to come; one that is closed is offered no more.

export async function listLockersForOperator(
	ctx: Ctx,
	{ keyword, ...asked }: Input<typeof listLockers>["query"],
): Promise<DataOf<typeof listLockers>> {
	requireOperator(ctx.actor);
	const [rows, total] = await Promise.all([
		repository.listLockerRows(ctx.db, keyword, sliceOf(asked)),
		repository.countLockers(ctx.db, keyword),
	]);
	return presentPage(asked, rows.map(present), total);
}

export async function saveLockerForOperator(
	ctx: Ctx,
	{ id, ...fields }: Input<typeof saveLocker>["body"],
): Promise<Locker> {
	requireOperator(ctx.actor);
	return ctx.db.transaction(async (tx) => {
		const { before, saved } = await save(tx, id, fields);
		if (!saved) throw refuseField("code", "lockerThere");
		await recordAudit(tx, ctx, {
			action: "locker.save",
			target: `locker ${saved.id}`,
			merchantId: null,
			changes: changesBetween(before, fields),
		});
		return present(saved);
	});
}

async function save(tx: Transaction, id: number | null, fields: LockerFields) {
	if (id === null)
		return { before: {}, saved: await repository.insertLocker(tx, fields) };
	const before = await repository.lockLocker(tx, id);
	if (!before) throw new GatewayError(404, "notFound");
	return { before, saved: await repository.updateLocker(tx, id, fields) };
}

function present(row: repository.LockerRow): Locker {
	return {
		id: row.id,
		network: row.network,
		code: row.code,
		name: row.name,
		district: row.district,
		address: row.address,
		latitude: row.latitude,
		longitude: row.longitude,
		openingHours: row.openingHours,
		isOpen: row.isOpen,
	};
}
